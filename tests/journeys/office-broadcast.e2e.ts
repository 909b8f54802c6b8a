import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { press } from './empty-shop.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

test(
  'the office writes to everybody of a delivery day: it counts them, tries the message, sends it, and a customer reads it',
  async () => {
    const shopUrl = inject('shopUrl')
    const customer = await openShop(browser, shopUrl, 390)
    await signInByCalls(customer.page, inject('emulatorsUrl'))
    const orderId = await placeOrder(customer.page, {
      organizationId: 101,
      productId: 101_001,
      quantity: 4,
      paymentMethod: 'cashondelivery',
      methodCode: 'courier',
    })
    const { deliveryDate } = await shopCall<{ deliveryDate: string }>(customer.page, 'GET', `/api/v1/orders/${orderId}`)
    const title = `Привезём позже ${randomUUID().slice(0, 8)}`

    const { page, complaints, picture, close } = await openShop(browser, shopUrl, 1440)
    await enterOffice(page, shopUrl, inject('officeSession'))
    await enter(page, '/office/broadcasts')
    await checkAccessible(page)
    await page.getByRole('link', { name: 'Новая рассылка' }).click()
    await page.waitForURL('**/office/broadcasts/new')
    await page.getByLabel('День доставки').fill(deliveryDate)
    for (const [language, heading, text] of [
      ['По-русски', title, 'Заказ {номер заказа} приедет на\u00A0час позже.'],
      ['По-английски', 'An hour later', 'Order {номер заказа} comes an hour later.'],
    ] as const) {
      const group = page.getByRole('group', { name: language })
      await group.getByLabel('Заголовок').fill(heading)
      await group.getByLabel('Текст').fill(text)
    }
    await press(page, 'Посчитать, кому уйдёт')
    const send = page.getByRole('button', { name: /^Отправить \d/ })
    await send.waitFor()
    await checkAccessible(page)
    await picture('office-broadcast-new')
    await press(page, 'Отправить себе')
    await page.getByText(/^Отправили вам/).waitFor()
    await send.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Отправить \d/ })
      .click()
    await page.waitForURL(/\/office\/broadcasts\/\d+$/)
    await page.getByText('Отправлена').waitFor()
    await checkAccessible(page)
    await picture('office-broadcast')
    expect(complaints).toEqual([])
    await close()

    await enter(customer.page, '/account/notices')
    const note = customer.page.getByRole('link', { name: new RegExp(title) })
    await note.waitFor()
    await note.click()
    await customer.page.waitForURL(`**/account/orders/${orderId}`)
    await customer.close()
  },
  4 * TIMEOUT_MS,
)
