import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { signInByCalls } from './shop-calls.ts'
import { openShop, TIMEOUT_MS } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const FARM = 101
const CHEESE_BY_WEIGHT = 101_001
const CHEESE = 101_005

/** An order of a weighed cheese and three pieces of another one, while its seller picks it. */
async function orderToGather(): Promise<{ orderId: number; weighed: number; pieces: number; date: string }> {
  const customer = await openShop(browser, shop.shopUrl, 390)
  const phone = await signInByCalls(customer.page, shop.emulatorsUrl)
  const orderId = await placeOrder(customer.page, {
    ...{ organizationId: FARM, productId: CHEESE, quantity: 3, otherIds: [CHEESE_BY_WEIGHT] },
    ...{ phone, methodCode: 'courier' as const, paymentMethod: 'cashondelivery' as const },
  })
  await customer.close()
  const seller = await sellerCalls(shop, FARM)
  await seller.move(orderId, 'isAssembling')
  const order = (await seller.orderOf(orderId)) as { deliveryDate: string; lines: { id: number; isWeight: boolean }[] }
  const lineOf = (isWeight: boolean) => order.lines.find((line) => line.isWeight === isWeight)?.id ?? 0
  return { orderId, weighed: lineOf(true), pieces: lineOf(false), date: order.deliveryDate }
}

const remembers = (page: Page, part: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => (await (await caches.open('okolitsa-desk')).keys()).some(({ url }) => url.endsWith(wanted)),
          part,
        ),
      { timeout: TIMEOUT_MS },
    )
    .toBe(true)

/** A staff member's phone with a service worker, which needs its own context. */
async function phoneAt(address: string) {
  const context = await browser.newContext({
    ...{ baseURL: shop.shopUrl, locale: 'ru-RU', timezoneId: 'Asia/Kamchatka' },
    ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'cookie-accepted', value: '1', url: shop.shopUrl }])
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  await enter(page, address)
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: 'Войти в кабинет: Сыроварня Лучковых', exact: true }).click()
  return { context, page }
}

test('queues picking marks when the network is cut, sends them automatically, and loses none', async () => {
  const { orderId, weighed, pieces, date } = await orderToGather()
  const seller = await sellerCalls(shop, FARM)
  const address = `/cabinet/picking?date=${date}&by=orders`
  const { context, page } = await phoneAt(address)
  const number = new RegExp(Number(orderId).toLocaleString('ru-RU').replace(/\s/g, '\\s'))
  const head = page.getByRole('button', { name: number }).first()
  await head.waitFor()
  await remembers(page, address)
  await remembers(page, '/cabinet/unsent')
  // a page controlled by the worker
  await enter(page, address)

  await context.setOffline(true)
  const unfold = async () => {
    await head.waitFor()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
  await unfold()
  const card = page.getByRole('article').filter({ has: head })
  const tick = card.getByRole('checkbox')
  // the keyboard is used because a click might hit the sticky bottom bar
  await tick.last().press('Enter')
  await card.getByRole('button', { name: /^Взвесить/ }).click()
  const scales = page.getByRole('dialog')
  await scales.getByRole('textbox').fill('0,31')
  await scales.getByRole('textbox').press('Enter')
  await see(page, /Нет связи\. В\sтелефоне: 2\sзаписи/)

  // the page is reopened, and the marks are still there
  await page.goto('/cabinet/unsent')
  await see(page, /0,31|310/)
  await see(page, /Всё записали в\sтелефон/)
  await checkAccessible(page)
  await page.goto(address)
  await unfold()
  await expect.poll(() => tick.last().isChecked(), { timeout: TIMEOUT_MS }).toBe(true)

  // another staff member marks another amount in the meantime
  await seller.mark(orderId, pieces, 2)
  await page.goto('/cabinet/unsent')
  await see(page, /Всё записали в\sтелефон/)
  await context.setOffline(false)
  await see(page, /Там 2\sшт\., у\sвас 3\sшт\./)
  await expect
    .poll(() => seller.pickedOf(orderId), { timeout: TIMEOUT_MS })
    .toMatchObject({ [pieces]: 2, [weighed]: 310 })
  await checkAccessible(page)
  await page.getByRole('button', { name: /^Верно 3/ }).click()
  await see(page, 'Всё отправлено')
  await expect
    .poll(() => seller.pickedOf(orderId), { timeout: TIMEOUT_MS })
    .toMatchObject({ [pieces]: 3, [weighed]: 310 })

  // after sign-out the phone stores no orders of the farm
  await enter(page, '/cabinet/more')
  await page.getByRole('button', { name: 'Выйти' }).last().click()
  await page.getByRole('link', { name: 'Войти через банк' }).waitFor()
  await expect.poll(() => page.evaluate(() => caches.has('okolitsa-desk')), { timeout: TIMEOUT_MS }).toBe(false)
  await context.close()
})

test('sends stock counted offline once, and asks about a conflicting count', async () => {
  const seller = await sellerCalls(shop, FARM)
  const before = await seller.stockOf(CHEESE)
  const { context, page } = await phoneAt('/cabinet/stock')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: before.title }) })
  await row.first().waitFor()
  await remembers(page, '/cabinet/stock')
  await remembers(page, '/cabinet/unsent')
  // a page controlled by the worker
  await enter(page, '/cabinet/stock')
  await context.setOffline(true)
  await row.getByRole('button', { name: /^Приход/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('4')
  await dialog.getByRole('button', { name: 'Записать приход' }).click()
  await see(page, /Нет связи\. В\sтелефоне: 1\sзапись/)
  const amount = row.getByRole('textbox')
  await expect.poll(() => amount.inputValue(), { timeout: TIMEOUT_MS }).toBe(String(before.onHand + 4))
  await amount.fill(String(before.onHand + 1))
  await page.getByRole('button', { name: /^Сохранить/ }).click()
  await see(page, /Нет связи\. В\sтелефоне: 2\sзаписи/)

  // the page is reopened, and the count is still there
  await page.goto('/cabinet/stock')
  await expect
    .poll(() => row.getByRole('textbox').inputValue(), { timeout: TIMEOUT_MS })
    .toBe(String(before.onHand + 1))
  // another staff member writes one piece off in the meantime
  await seller.moveStock(CHEESE, { kind: 'writeOff', reason: 'broken', amount: 1 })
  await page.goto('/cabinet/unsent')
  await see(page, /насчитали/)
  await checkAccessible(page)
  await context.setOffline(false)
  await see(page, new RegExp(`Там ${before.onHand + 3}\\sшт\\., у\\sвас ${before.onHand + 1}\\sшт\\.`))
  await page.getByRole('button', { name: new RegExp(`^Верно ${before.onHand + 1}`) }).click()
  await see(page, 'Всё отправлено')
  await expect.poll(async () => (await seller.stockOf(CHEESE)).onHand, { timeout: TIMEOUT_MS }).toBe(before.onHand + 1)
  await seller.moveStock(CHEESE, { kind: 'count', amount: before.onHand })
  await context.close()
})
