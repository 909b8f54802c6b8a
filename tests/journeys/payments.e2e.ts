import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, atBank, enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder, placeOrderGroup } from './place-order.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(walkedAt(1440))('three orders are paid one after another, despite interruptions, at %i px', async (width) => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), width)
  await signInByCalls(page, inject('emulatorsUrl'))
  await shopCall(page, 'PATCH', '/api/v1/user', { firstName: 'Анна' })
  const { orderGroupId, orderIds } = await placeOrderGroup(page, [
    { organizationId: 104, productId: 104004, quantity: 4, paymentMethod: 'sbp' },
    { organizationId: 101, productId: 101003, quantity: 3, paymentMethod: 'sbp' },
    { organizationId: 132, productId: 132_004, paymentMethod: 'sbp' },
  ])
  await enter(page, `/account/purchases/${orderGroupId}`)
  await page.getByRole('heading', { level: 1, name: 'Оплачено 0 из 3' }).waitFor()
  await see(page, /Если не\sоплатить, заказы отменим (сегодня|завтра|\d)/)
  await picture('20-purchase')
  await checkAccessible(page)
  const payNext = page.getByRole('link', { name: /^Оплатить .+ по СБП$/ })
  await payNext.click()
  await page.waitForURL('**/payment/sbp?*')
  await see(page, /^Платёж 1 из\s3 · /)
  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await see(page, 'Деньги не списали. Попробуйте ещё раз или выберите другой способ.')
  await picture('21-declined')
  await checkAccessible(page)

  // the order group shows the failure, also after a reload, and leads back
  await page.getByRole('link', { name: 'Вся покупка' }).click()
  await see(page, /Оплата не\sпрошла, деньги не\sсписали/)
  await page.reload()
  await alive(page)
  await page.getByRole('heading', { level: 1, name: 'Оплачено 0 из 3' }).waitFor()
  await payNext.click()
  await page.waitForURL('**/payment/sbp?*')
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click()
  await page.getByRole('heading', { level: 1, name: /^Оплатите .+ через СБП$/ }).waitFor()
  await atBank(page, 'Оплатить')
  await page.getByRole('heading', { level: 1, name: 'Оплачено 1 из 3' }).waitFor()
  await picture('20-purchase-one-paid')
  await checkAccessible(page)

  // the next order is paid in another tab, and both tabs continue automatically
  const other = await page.context().newPage()
  await enter(other, `/payment/sbp?orderId=${orderIds[1]}`)
  await see(other, /^Платёж 2 из\s3 · /)
  await atBank(other, 'Оплатить')
  await other.getByRole('heading', { level: 1, name: 'Оплачено 2 из 3' }).waitFor()
  await other.close()
  await page.getByRole('heading', { level: 1, name: 'Оплачено 2 из 3' }).waitFor()
  // a paid order needs no second payment
  await enter(page, `/payment/sbp?orderId=${orderIds[0]}`)
  await page.getByRole('heading', { level: 1, name: 'Оплачено 2 из 3' }).waitFor()
  await payNext.click()
  await page.waitForURL('**/payment/sbp?*')

  // the last order is refused twice, and paid by another method
  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await page.getByRole('button', { name: 'Оплатить ещё раз' }).click()
  await page.getByRole('heading', { level: 1, name: /^Оплатите .+ через СБП$/ }).waitFor()
  await atBank(page, 'Отказать')
  await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
  await page.getByRole('button', { name: 'Выбрать другой способ' }).click()
  const ways = page.getByRole('dialog', { name: 'Как оплатить' })
  await ways.getByRole('radio', { name: /При получении/ }).waitFor({ state: 'attached' })
  await picture('22-other-way')
  // the choice is saved immediately
  await ways.getByText('При получении').click()
  await page.waitForURL('**/web/thank-you-page/payment/**')
  await page.getByRole('heading', { level: 1, name: 'Спасибо, Анна!' }).waitFor()
  await see(page, /^Оплачено, /)
  await see(page, /^При получении, /)
  await expect.poll(() => page.getByRole('article').count()).toBe(3)
  await picture('22-thanks-for-three')
  await checkAccessible(page)
  const calendar = await page.request.get(`/api/v1/order-groups/${orderGroupId}/calendar`)
  expect((await calendar.text()).match(/^BEGIN:VEVENT/gm)).toHaveLength(3)
  expect(complaints).toEqual([])
  await close()
})

test('a silent bank does not block the page, and a cancelled order cannot be paid, at 390 px', async () => {
  const { page, complaints, picture, close } = await openShop(browser, inject('shopUrl'), 390)
  await signInByCalls(page, inject('emulatorsUrl'))
  const id = await placeOrder(page, { organizationId: 104, productId: 104004, quantity: 4, paymentMethod: 'sbp' })
  const asked = '**/api/v1/checkout/payment/status/*'
  // the shop's answer while the bank is silent
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
  // the page polls every two seconds: one call may be in flight
  await page.unrouteAll({ behavior: 'wait' })

  await enter(page, `/account/orders/${id}`)
  await see(page, 'Оформлен')
  await see(page, /Если не\sоплатить, отменим заказ сегодня в|Если не\sоплатить, отменим заказ завтра/)
  await shopCall(page, 'PATCH', `/api/v1/orders/${id}/cancel`, { reason: '' })
  await enter(page, `/payment/sbp?orderId=${id}`)
  await page.getByRole('alert').getByText('Заказ отменён').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Оплатить|Выбрать/ }).count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: 'К продавцу' }).getAttribute('href')).toBe('/farmers/104')
  await picture('24-canceled')
  await checkAccessible(page)
  await enter(page, `/web/thank-you-page/payment/cancelled/${id}`)
  await page.getByRole('heading', { level: 1, name: /отменён$/ }).waitFor()
  await see(page, 'Деньги не списали.')
  // opens a page after the last one
  await enter(page, '/account/orders?page=9')
  await see(page, 'Отменено покупателем')
  expect(complaints).toEqual([])
  await close()
})
