import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { choose } from './choose.ts'
import { atBank, enter, fillCarts, see } from './customer.ts'
import { press } from './empty-shop.ts'
import { enterOffice } from './enter-office.ts'
import { openBrowser } from './open-browser.ts'
import { sellerCalls } from './seller-calls.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const DAIRY = 101

test(
  'a code of the market takes money off a paid order, and the seller gets as much as without it',
  async () => {
    const [shopUrl, emulatorsUrl] = [inject('shopUrl'), inject('emulatorsUrl')]
    const code = `РЫНОК${Date.now()}`
    const office = await openShop(browser, shopUrl, 1440)
    await enterOffice(office.page, shopUrl, inject('officeSession'))
    await enter(office.page, '/office/promo/codes/new')
    await office.page.getByLabel('Слово или буквы').fill(code)
    await choose(office.page.getByRole('radio', { name: 'Рубли' }))
    await office.page.getByLabel('Скидка, ₽').fill('150')
    await office.page.getByLabel('Предел денег, ₽').fill('мало')
    await press(office.page, 'Создать промокод')
    await see(office.page, 'Напишите число')
    await office.page.getByLabel('Предел денег, ₽').fill('1000')
    await checkAccessible(office.page)
    await office.picture('office-promo-form')
    await press(office.page, 'Создать промокод')
    await office.page.waitForURL(/promo\/codes\/\d+$/)
    await see(office.page, 'С\u00A0этим промокодом ещё не\u00A0заказывали')

    const { page, complaints, close } = await openShop(browser, shopUrl, 390)
    await signInByCalls(page, emulatorsUrl)
    await enter(page, '/cart')
    await fillCarts(page, [{ organizationId: DAIRY, products: [{ productId: 101001, quantity: 4 }] }])
    await enter(page, '/cart')
    const field = page.getByRole('textbox', { name: 'Промокод' })
    const isKept = page.waitForResponse((answer) => answer.url().endsWith('/promo-code') && answer.ok())
    await field.fill(code.toLowerCase())
    await field.press('Enter')
    await page.getByText('Минус 150 ₽', { exact: true }).waitFor()
    await isKept
    await page
      .getByRole('link', { name: /^Оформить/ })
      .first()
      .click()
    await page.waitForURL('**/checkout?*')
    await choose(page.getByRole('radio', { name: /Заберу сам/ }))
    await page.getByRole('textbox', { name: 'Имя' }).fill('Вера')
    await choose(page.getByRole('radio', { name: /СБП/ }))
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.waitForURL('**/payment/sbp?*')
    await atBank(page, 'Оплатить')
    await page.waitForURL('**/web/thank-you-page/payment/paid/*')
    const { items } = await shopCall<{ items: { id: number; sums: Record<string, number> }[] }>(
      page,
      'GET',
      '/api/v3/orders',
    )
    const [order] = items
    if (!order) throw new Error('no order was placed')
    const seller = await sellerCalls({ shopUrl, emulatorsUrl }, DAIRY)
    await seller.move(order.id, 'isAssembling', 'readyForIssuance', 'received')

    const moneyOf = async () => {
      const path = `/v1/office/orders/${order.id}`
      const found = await shopCall<{
        order: { sums: Record<string, number> }
        money: Record<string, number> | null
      }>(office.page, 'GET', path)
      return { sums: found.order.sums, money: found.money }
    }
    await expect.poll(async () => (await moneyOf()).money?.marketDiscount, { timeout: TIMEOUT_MS }).toBe(150)
    const { sums, money } = await moneyOf()
    const { goods = 0, specialDiscount = 0, delivery = 0, promoDiscount, total } = sums
    const { seller: owed = 0, commission = 0, commissionTax = 0, received } = money ?? {}
    expect([promoDiscount, received]).toEqual([150, total])
    expect(owed + commission + commissionTax).toBeCloseTo(goods - specialDiscount + delivery, 2)

    await office.page.reload()
    await see(office.page, 'взяли 1\u00A0раз')
    await office.picture('office-promo-used')
    await checkAccessible(office.page)
    await press(office.page, 'Закончить')
    await office.page.getByRole('alertdialog').getByRole('button', { name: 'Закончить' }).click()
    await see(office.page, 'Промокод закончен')
    await office.page.setViewportSize({ width: 390, height: 844 })
    await enter(office.page, '/office/promo/codes')
    await see(office.page, code)
    await checkAccessible(office.page)
    await enter(office.page, '/office/promo/ads')
    await see(office.page, 'Новая реклама')
    await checkAccessible(office.page)
    expect([...complaints, ...office.complaints]).toEqual([])
    await office.close()
    await close()
  },
  5 * TIMEOUT_MS,
)
