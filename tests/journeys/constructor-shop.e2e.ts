import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { choose } from './choose.ts'
import { alive, atBank, enter, fillAddress, signIn } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { sellerCalls } from './seller-calls.ts'
import { freshPhone, openShop, shopOf } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A bakery with a shop built in the constructor. */
const BAKERY = { id: 104, slug: 'pekarnya-zakvaska' }

/** Product that only this journey buys, so that its stock changes by this purchase only. */
const PIE = { id: 104_014, title: 'Пирог с брусникой' }

test('a purchase in a constructor shop equals one from the same seller at the marketplace', async () => {
  const { page, complaints, picture, close } = await openShop(browser, shopOf(BAKERY.slug), 390)
  /** Stock of all its products at the marketplace by id. */
  const leftOf = async (productId: number) => {
    const reply = await fetch(`${inject('shopUrl')}/api/v2/products/farmer/${BAKERY.id}?perPage=50`)
    const { items } = (await reply.json()) as { items: { id: number; availability: { available: number | null } }[] }
    return items.find(({ id }) => id === productId)?.availability.available ?? 0
  }
  await enter(page, '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await enter(page, '/category/goods')
  const before = await leftOf(PIE.id)
  await page
    .getByRole('button', { name: `В корзину, ${PIE.title}` })
    .first()
    .click()
  const stepper = page.getByRole('group', { name: `Сколько в корзине: ${PIE.title}` }).first()
  await stepper.getByRole('button', { name: 'Больше' }).click()
  await stepper.getByText('2 шт.').waitFor()
  await enter(page, '/cart')
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await page.waitForURL('**/checkout?*')
  await alive(page)
  await signIn(page, inject('emulatorsUrl'), freshPhone())
  await page.getByRole('heading', { name: 'Ваш телефон' }).waitFor({ state: 'detached' })
  await choose(page.getByRole('radio', { name: /Курьер/ }))
  await fillAddress(page, 'Москва Пятницкая 12')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Анна')
  await choose(page.getByRole('radio', { name: /СБП/ }))
  await picture('99-constructor-checkout')
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  await page.waitForURL('**/payment/sbp?*')
  await atBank(page, 'Оплатить')
  await page.waitForURL('**/web/thank-you-page/payment/paid/*')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  await picture('99-constructor-thanks')
  expect(new URL(page.url()).origin).toBe(shopOf(BAKERY.slug))

  const orderId = Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1])
  // requested by the page itself: only a browser resolves such a name to this computer
  const own = await page.evaluate(async (id): Promise<{ total: number; sums: object }> => {
    const reply = await fetch(`/api/v1/orders/${id}`)
    return await reply.json()
  }, orderId)
  expect(own).toMatchObject({ farmerId: BAKERY.id, paymentStatus: 'paid' })
  // the marketplace's stock decreased, and the seller has the order with the same total
  expect(await leftOf(PIE.id)).toBe(before - 2)
  const seller = await sellerCalls({ shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }, BAKERY.id)
  expect(await seller.orderOf(orderId)).toMatchObject({ total: own.total, sums: own.sums, paymentStatus: 'paid' })
  expect(complaints).toEqual([])
  await close()
})
