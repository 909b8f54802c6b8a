import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
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
  await shopCall(page, 'PATCH', '/api/v1/user', { firstName: 'Анна' })
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
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  await see(page, /принят/)
  expect(complaints).toEqual([])
  await close()
})

test('a silent bank keeps nobody, and a cancelled order is not asked to be paid, at 390 px', async () => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 390)
  await signInByCalls(page, inject('emulatorsUrl'))
  const id = await placeOrder(page, { organizationId: 104, productId: 104004, quantity: 4, paymentMethod: 'sbp' })
  const asked = '**/api/v1/checkout/payment/status/*'
  // as the shop answers while the bank does not
  await page.route(asked, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), phase: 'preparing', payload: null, qrImage: null } })
  })
  await enter(page, `/payment/sbp?orderId=${id}`)
  await page.getByRole('heading', { level: 1, name: 'Готовим оплату' }).waitFor()
  await picture('23-preparing')
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Выбрать другой способ' }).click()
  await page.getByRole('dialog', { name: 'Как оплатить' }).getByText('При получении').waitFor()
  await page.keyboard.press('Escape')
  await page.unroute(asked)

  await enter(page, `/account/orders/${id}`)
  await see(page, 'Оформлено')
  await see(page, /Если не\sоплатить, отменим заказ сегодня в|Если не\sоплатить, отменим заказ завтра/)
  await shopCall(page, 'PATCH', `/api/v1/orders/${id}/cancel`, { reason: '' })
  await enter(page, `/payment/sbp?orderId=${id}`)
  await page.getByRole('alert').getByText('Заказ отменён').waitFor()
  expect(await page.getByRole('button', { name: /Оплатить|Выбрать/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'К продавцу' }).getAttribute('href')).toBe('/farmers/104')
  await picture('24-canceled')
  await checkAccessible(page)
  await enter(page, `/web/thank-you-page/payment/cancelled/${id}`)
  await page.getByRole('heading', { level: 1, name: /отменён$/ }).waitFor()
  await see(page, 'Деньги не списали.')
  // a page after the last one
  await enter(page, '/account/orders?page=9')
  await see(page, 'Отменено покупателем')
  expect(complaints).toEqual([])
  await close()
})
