import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { shopCall, signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Ships onions by CDEK, paid at the door; no other journey uses it. */
const SELLER = 123
const ONIONS = 123001
const SENDER = {
  ...{ contactName: 'Пётр', contactPhone: '79160000123', start: 'courier', address: 'Дачная, 4' },
  box: { lengthCm: 30, widthCm: 20, heightCm: 20 },
}

/** Parcels of the seller that have a status from the carrier. */
const madeOf = async (page: Page, orderIds: readonly number[]) => {
  const { parcels } = await shopCall<{ parcels: { orderId: number; mayCollect: boolean }[] }>(
    page,
    'GET',
    `/v1/cabinet/shipments?organizationId=${SELLER}`,
  )
  return parcels.filter(({ orderId, mayCollect }) => mayCollect && orderIds.includes(orderId)).length
}

test.each(walkedAt(390))('a CDEK courier is called for parcels and cancelled, by keyboard, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  const phone = await signInByCalls(page, inject('emulatorsUrl'))
  const order = { organizationId: SELLER, productId: ONIONS, quantity: 3, methodCode: 'cdek' } as const
  const orderIds = [
    await placeOrder(page, { ...order, paymentMethod: 'cashondelivery', phone }),
    await placeOrder(page, { ...order, paymentMethod: 'cashondelivery', phone }),
  ]
  await signInAsStaff(page, inject('emulatorsUrl'), `client-${SELLER}`)
  await shopCall(page, 'PATCH', `/v1/cabinet/farmers/${SELLER}/shipping/sender`, SENDER)
  const parcels = orderIds.map((orderId) => ({ orderId, weightGrams: 2_000 }))
  await shopCall(page, 'POST', '/v1/cabinet/shipments', { parcels })
  await expect.poll(() => madeOf(page, orderIds), { timeout: 60_000, interval: 1_000 }).toBe(2)

  await enter(page, '/cabinet/parcels')
  await see(page, 'Курьер СДЭК')
  const call = page.getByRole('button', { name: 'Вызвать курьера' })
  await call.focus()
  await page.keyboard.press('Enter')
  const days = page.getByRole('combobox', { name: 'День' })
  const day = await days.locator('option').nth(2).getAttribute('value')
  await days.selectOption(day)
  await page.getByRole('combobox', { name: 'С какого часа' }).selectOption('19')
  // the interval is at least three hours
  await expect.poll(() => page.getByRole('combobox', { name: 'До какого часа' }).inputValue()).toBe('22')
  await expect.poll(() => page.getByRole('textbox', { name: /^Улица и\s+дом/ }).inputValue()).toBe(SENDER.address)
  await picture('60-courier-form')
  await checkAccessible(page)
  await page.getByRole('button', { name: /^Вызвать за\s+2/ }).focus()
  await page.keyboard.press('Enter')
  await see(page, /^Заявка \d+|Заявка \d+/)
  await see(page, /курьер .., \d/)
  await see(page, 'Вызван')
  await picture('61-courier-called')
  await checkAccessible(page)

  await page.getByRole('button', { name: 'Отменить вызов' }).click()
  const question = page.getByRole('alertdialog', { name: 'Отменить вызов курьера?' })
  await question.getByRole('button', { name: 'Отменить вызов' }).focus()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await call.waitFor()
  expect(complaints).toEqual([])
  await close()
})
