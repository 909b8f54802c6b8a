import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, WIDTHS } from './shop-page.ts'
import { atBank, enter, see } from './shopper.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(WIDTHS)('a declined payment is told in words and the order is paid after all, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await signInByCalls(page, inject('emulatorsUrl'))
  const id = await placeOrder(page, { organizationId: 104, productId: 104004, quantity: 4, paymentMethod: 'sbp' })
  await enter(page, `/payment/sbp?orderId=${id}`)

  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await see(page, 'Деньги не списали. Попробуйте ещё раз или выберите другой способ.')
  await picture('21-declined')
  await checkAccessible(page)

  // again by the same way, refused again, then another way
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click()
  await page.getByRole('heading', { level: 1, name: /^Оплатите .+ через СБП$/ }).waitFor()
  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await page.getByRole('button', { name: 'Выбрать другой способ' }).click()
  const ways = page.getByRole('dialog', { name: 'Как оплатить' })
  await ways.getByRole('radio', { name: /При получении/ }).waitFor({ state: 'attached' })
  await picture('22-other-way')
  // the choice counts at once
  await ways.getByText('При получении').click()
  await page.waitForURL('**/web/thank-you-page/payment/**')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Вера!' }).waitFor()
  await see(page, /принят/)
  expect(complaints).toEqual([])
  await close()
})
