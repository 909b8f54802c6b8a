import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { alive, atBank, enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { isTooFarToHold, placeOrder } from './place-order.ts'
import { signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, type ShopPage, walkedAt } from './shop-page.ts'

/** A cake by the piece from a seller who accepts every online payment. */
const CAKE = { organizationId: 126, productId: 126_011 }
/** Cheese by weight, from a seller who accepts cards. */
const CHEESE = { organizationId: 101, productId: 101_001 }
/** Meat from a seller who also accepts payment outside the shop. */
const MEAT = { organizationId: 132, productId: 132_004 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(walkedAt(390))('paying at %i px', (width) => {
  const isPhone = width === 390
  const phone = freshPhone()
  let visit: ShopPage
  let page: Page
  beforeAll(async () => {
    visit = await openShop(browser, inject('shopUrl'), width)
    page = visit.page
    await signInByCalls(page, inject('emulatorsUrl'), phone)
  })
  afterEach(() => {
    expect(visit.complaints).toEqual([])
  })
  afterAll(() => visit.close())

  /** Places an order and opens its payment. */
  const toPay = async (order: typeof CAKE, paymentMethod: string): Promise<number> => {
    const id = await placeOrder(page, { ...order, paymentMethod })
    await enter(page, `/payment/sbp?orderId=${id}`)
    return id
  }
  const thanked = async () => {
    await page.waitForURL('**/web/thank-you-page/payment/**')
    await page.getByRole('heading', { level: 1, name: /^Спасибо/ }).waitFor()
    await alive(page)
  }
  /** Opens the gateway's page in the same window, as the customer does. */
  const toGateway = async () => {
    await page.getByRole('link', { name: 'Перейти к оплате' }).click()
    await page.waitForURL(`${inject('emulatorsUrl')}/**`)
  }

  test('pays by card in one stage, with a code of the bank', async () => {
    const id = await toPay(CAKE, 'rbs')
    await page.getByRole('heading', { level: 1, name: /картой$/ }).waitFor()
    expect(await page.getByRole('link', { name: 'К заказу', exact: true }).getAttribute('href')).toBe(
      `/account/orders/${id}`,
    )
    await visit.picture('30-card')
    await checkAccessible(page)
    await toGateway()
    await page.getByRole('textbox', { name: 'Номер карты' }).fill('5555 5555 5555 4444')
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await page.getByRole('textbox', { name: 'Код из СМС' }).waitFor()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await thanked()
    await see(page, /^Оплачено, /)
  })

  test('only holds the money of a card paid in two stages', async ({ skip }) => {
    skip(await isTooFarToHold(page, CHEESE.organizationId), 'holidays')
    await toPay(CHEESE, 'rbs')
    await see(page, /Деньги зарезервируем, спишем после взвешивания не\sбольше/)
    await toGateway()
    await page.getByRole('button', { name: /^Удержать/ }).click()
    await thanked()
    await see(page, /^Зарезервировано, /)
    await see(page, /Товар взвесят и\sтолько потом спишут деньги, не\sбольше/)
    await visit.picture('31-held')
  })

  test('shows an SBP QR code on a desktop and the banks on a phone', async () => {
    await toPay(CAKE, 'sbp')
    const code = page.getByRole('img', { name: 'QR-код для оплаты в приложении банка' })
    if (isPhone) {
      await page.getByRole('link', { name: 'Оплатить через СБП' }).waitFor()
      await page.getByRole('searchbox', { name: 'Найти банк' }).fill('зерно')
      await expect.poll(() => page.getByRole('link', { name: /Банк|Гавань/ }).count()).toBe(1)
      await page.getByRole('searchbox', { name: 'Найти банк' }).fill('')
      await expect.poll(() => code.isVisible()).toBe(false)
      await visit.picture('32-banks')
      await page.getByRole('button', { name: 'Показать QR' }).click()
    }
    await code.waitFor()
    await see(page, /^Ждём оплату · \d+:\d\d$/)
    await see(page, 'Проверяем оплату…')
    await visit.picture('33-code')
    await checkAccessible(page)
    await atBank(page, 'Оплатить')
    await thanked()
  })

  test('replaces an expired code by a new one', async () => {
    await toPay(CAKE, 'sbp')
    await atBank(page, 'Время истекло')
    await page.getByRole('alert').getByText('Время на оплату истекло').waitFor()
    await visit.picture('34-expired')
    await page.getByRole('button', { name: 'Получить новый QR' }).click()
    await page.getByRole('heading', { level: 1, name: /через СБП$/ }).waitFor()
    await atBank(page, 'Оплатить')
    await thanked()
  })

  test('accepts a PayAnyWay payment notified twice', async () => {
    await toPay(CAKE, 'payanyway')
    await page.getByRole('heading', { level: 1, name: /через PayAnyWay$/ }).waitFor()
    await checkAccessible(page)
    await toGateway()
    // the customer returns without a result: the money may be in transit
    await page.getByRole('link', { name: 'Вернуться в магазин' }).click()
    await see(page, /Если вы\sуже оплатили, подождите/)
    await toGateway()
    await page.getByRole('combobox', { name: 'Что пойдёт не так' }).selectOption('double-notify')
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await thanked()
    await see(page, /^Оплачено, /)
  })

  test('accepts a Paw payment that was declined and then paid without a notification of the gateway', async () => {
    await toPay(CAKE, 'paw')
    await checkAccessible(page)
    await toGateway()
    await page.getByRole('button', { name: 'Отказать' }).click()
    await page.getByRole('alert').getByText('Оплата не прошла').waitFor()
    await page.getByRole('button', { name: 'Оплатить ещё раз' }).click()
    await toGateway()
    await page.getByRole('combobox', { name: 'Что пойдёт не так' }).selectOption('no-notify')
    await page.getByRole('button', { name: 'Оплатить' }).click()
    await thanked()
  })

  test('a payment link arrives by message', async () => {
    const id = await toPay(CAKE, 'paybylink')
    await page.getByRole('heading', { level: 1, name: /по ссылке$/ }).waitFor()
    await see(page, /Мы\sотправили ссылку на\s\+7/)
    await visit.picture('35-link')
    await checkAccessible(page)
    await expect
      .poll(async () => {
        const answer = await fetch(`${inject('emulatorsUrl')}/sms/messages?phone=${phone}`)
        const { items } = (await answer.json()) as { items: { text: string }[] }
        return items.some(({ text }) => text.includes(`/payment/sbp?orderId=${id}`))
      })
      .toBe(true)
    await toGateway()
    await page.getByRole('button', { name: /^Оплатить/ }).click()
    await thanked()
  })

  test.each([
    ['cashondelivery', /При получении отдайте наличными или картой/],
    ['urozhaj', /приложите карту «Урожай»/],
    ['banktransfer', /Переведите деньги со\sсчёта организации/],
  ] as const)('outside the shop: %s', async (paymentMethod, words) => {
    const id = await placeOrder(page, { ...MEAT, paymentMethod })
    await enter(page, `/web/thank-you-page/payment/open/${id}`)
    await see(page, words)
    if (paymentMethod === 'banktransfer') await see(page, /^\d{10}(\d\d)?$/)
    await visit.picture(`36-${paymentMethod}`)
    await checkAccessible(page)
    await enter(page, `/account/orders/${id}`)
    await see(page, words)
    await see(page, paymentMethod === 'banktransfer' ? 'Ждёт оплаты' : 'Оплата при получении')
  })
})
