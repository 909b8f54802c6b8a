import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter } from './customer.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInAsStaff, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const FARM = 101

test(
  'a seller goes on a phone from the balance to an order and why its sum is so, and takes the statement along',
  async () => {
    const customer = await openShop(browser, shop.shopUrl, 390)
    const phone = await signInByCalls(customer.page, shop.emulatorsUrl)
    const orderId = await placeOrder(customer.page, {
      ...{ organizationId: FARM, productId: 101_002, quantity: 2, methodCode: 'pickup', phone },
      paymentMethod: 'cashondelivery',
    })
    await customer.close()
    const seller = await sellerCalls(shop, FARM)
    await seller.move(orderId, 'isAssembling', 'readyForIssuance', 'received')

    const { page, picture, close } = await openShop(browser, shop.shopUrl, 390)
    await signInAsStaff(page, shop.emulatorsUrl, `client-${FARM}`)
    const line = page.getByRole('region', { name: 'Выписка' }).getByRole('link', { name: `№\u00A0${orderId}` })
    // the ledger posts the hand-over after it
    await expect
      .poll(
        async () => {
          await enter(page, '/cabinet/money')
          return line.count()
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    await page.getByText(/^Следующая выплата/).waitFor()
    await checkAccessible(page)
    await picture('cabinet-money')

    for (const format of ['PDF', 'XLSX', 'CSV']) {
      const href = await page.getByRole('link', { name: `Скачать выписку, ${format}` }).getAttribute('href')
      const file = await page.request.get(href ?? '')
      expect([format, file.status()]).toEqual([format, 200])
      expect(file.headers()['content-disposition']).toContain(`.${format.toLowerCase()}`)
    }

    await line.click()
    const why = page.getByRole('heading', { name: 'Почему такая сумма' })
    await why.scrollIntoViewIfNeeded()
    await page.getByText('Взяли у\u00A0покупателя сами').waitFor()
    await page.getByText(/^Комиссия\s10/).waitFor()
    await checkAccessible(page)
    await picture('cabinet-money-why')
    await page.getByRole('link', { name: 'Все деньги' }).click()
    await page.getByRole('heading', { level: 1, name: 'Деньги' }).waitFor()
    await close()

    const office = await openShop(browser, shop.shopUrl, 1440)
    await enterOffice(office.page, shop.shopUrl, inject('officeSession'))
    await enter(office.page, `/office/ledger/sellers/${FARM}`)
    await office.page
      .getByRole('link', { name: `№\u00A0${orderId}` })
      .first()
      .click()
    await office.page.getByRole('heading', { name: 'Вручили заказ, деньги разошлись' }).waitFor()
    await checkAccessible(office.page)
    await office.picture('office-ledger')
    await office.page.getByRole('link', { name: 'Сыроварня Лучковых' }).first().click()
    await office.page.getByRole('heading', { level: 1, name: 'Деньги' }).waitFor()
    await office.close()
  },
  2 * TIMEOUT_MS,
)
