import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { choose } from './choose.ts'
import { enter, fillCheckout, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop } from './shop-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const BAGUETTE = 'Багет на опаре'
const plusOf = (page: Page, title: string) => page.locator('main').getByRole('button', { name: `В корзину, ${title}` })
const stepperOf = (page: Page, title: string) =>
  page.locator('main').getByRole('group', { name: `Сколько в корзине: ${title}` })

/** Simulates focus on a tab, because a headless browser does not focus its tabs. */
const lookAt = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Events of customers sent by a browser's pages (spec 7.13). */
function watchEvents(page: Page) {
  const sentEvents: [name: string, body: unknown][] = []
  // another tab's unsent event is sent again under the same id, and counts once
  const seenIds = new Set<unknown>()
  page.context().on('request', (request) => {
    const [, name] = /^\/api\/v1\/events\/(.+)$/.exec(new URL(request.url()).pathname) ?? []
    if (!name || name === 'steps') return
    const { eventId, secondsAgo, ...body } = request.postDataJSON() as Record<string, unknown>
    if (seenIds.has(eventId)) return
    seenIds.add(eventId)
    sentEvents.push([name, body])
  })
  return sentEvents
}

test('shows a product added in one tab in the other on focus; sends a view once', async () => {
  const { page, complaints, close } = await openShop(browser, inject('shopUrl'), 1440)
  const sentEvents = watchEvents(page)
  await enter(page, '/farmers/104')
  const other = await page.context().newPage()
  await enter(other, '/cart')
  await see(other, 'В корзине пока пусто')

  const isOpened = page.waitForResponse((response) => response.url().endsWith('/api/v2/cart') && response.ok())
  await plusOf(page, BAGUETTE).first().click()
  await isOpened
  // tabs share no data automatically
  await new Promise((resolve) => setTimeout(resolve, 500))
  await see(other, 'В корзине пока пусто')
  await lookAt(other)
  await other
    .getByRole('region', { name: /Пекарня «Закваска»/ })
    .getByText('1 шт.')
    .waitFor()
  await other.getByText('Ещё 650 ₽ до минимальной суммы').waitFor()
  const isChanged = other.waitForResponse((response) => /\/products\/\d+/.test(response.url()) && response.ok())
  await stepperOf(other, BAGUETTE).getByRole('button', { name: 'Больше' }).click()
  await isChanged
  await other.getByRole('link', { name: 'Корзина, 1 товар, 300 ₽' }).first().waitFor()
  await lookAt(page)
  await stepperOf(page, BAGUETTE).first().getByText('2 шт.').waitFor()

  await enter(page, '/search-result?q=багет')
  await page.locator('main').getByRole('article').getByRole('link', { name: BAGUETTE }).first().click()
  await page.getByRole('heading', { level: 1, name: BAGUETTE }).waitFor()
  await enter(other, '/cart')
  await stepperOf(other, BAGUETTE).waitFor()
  await expect.poll(() => sentEvents.length).toBeGreaterThanOrEqual(3)
  const cartIds = [expect.stringMatching(/^[\da-f-]{36}$/)]
  // each tab sends its own events, in any order
  expect(sentEvents).toHaveLength(3)
  for (const event of [
    ['show-cart', { cartIds: [] }],
    ['search-result-click', { text: 'багет', productId: 104006 }],
    ['show-cart', { cartIds }],
  ])
    expect(sentEvents).toContainEqual(event)
  expect(complaints).toEqual([])
  await close()
})

test('the cart says so offline and stays unchanged', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await enter(page, '/farmers/104')
  await plusOf(page, BAGUETTE).first().click()
  await stepperOf(page, BAGUETTE).first().getByText('1 шт.').waitFor()
  // the first piece is on the server: the tab bar's link contains the cart
  await page
    .getByRole('link', { name: /^1?\s*Корзина/ })
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('okolitsa-own-cart:')))

  await page.context().setOffline(true)
  await stepperOf(page, BAGUETTE).first().getByRole('button', { name: 'Больше' }).click()
  await see(page, 'Нет связи. Корзина не изменилась, попробуйте ещё раз')
  await stepperOf(page, BAGUETTE).first().getByText('1 шт.').waitFor()

  await page.context().setOffline(false)
  await stepperOf(page, BAGUETTE).first().getByRole('button', { name: 'Больше' }).click()
  await stepperOf(page, BAGUETTE).first().getByText('2 шт.').waitFor()
  await enter(page, '/cart')
  await stepperOf(page, BAGUETTE).getByText('2 шт.').waitFor()
  await close()
})

test('one of two customers who order the last piece gets a message', async () => {
  const shopUrl = inject('shopUrl')
  // two pieces are left: both carts have both
  const product = {
    organizationId: 101,
    products: [
      { productId: 101009, quantity: 2 },
      { productId: 101004, quantity: 1 },
    ],
  }
  const customers = []
  for (const name of ['Глеб', 'Дарья']) {
    const customer = await openShop(browser, shopUrl, 1440)
    await signInByCalls(customer.page, inject('emulatorsUrl'))
    const { cartId } = await shopCall<{ cartId: string }>(customer.page, 'POST', '/api/v2/cart', product)
    await enter(customer.page, `/checkout?cart=${cartId}`)
    await fillCheckout(customer.page, name)
    await choose(customer.page.getByRole('radio', { name: /При получении/ }))
    customers.push(customer)
  }
  const [first, second] = customers
  if (!first || !second) throw new Error('two customers are needed')
  await Promise.all(customers.map(({ page }) => page.getByRole('button', { name: /^Заказать за/ }).click()))

  // the cart was read before the other's order, or the stock was taken in between: both have messages
  const refusal = /осталось меньше|Закончилось|изменилось|минимальной суммы/
  const isThanked = async ({ page }: typeof first) => {
    const alert = page.locator('main').getByRole('alert').filter({ hasText: refusal })
    await page
      .getByRole('heading', { name: /^Спасибо/ })
      .or(alert)
      .first()
      .waitFor()
    return new URL(page.url()).pathname.startsWith('/web/thank-you-page')
  }
  const thanked = [await isThanked(first), await isThanked(second)]
  expect(thanked.filter(Boolean)).toHaveLength(1)
  const late = thanked[0] ? second : first
  await late.picture('41-sold-out')

  // the cart shows the same message and removes missing products
  await enter(late.page, '/cart')
  const cart = late.page.getByRole('region', { name: /Сыроварня Лучковых/ })
  await cart.getByText('Закончилось').first().waitFor()
  await late.picture('42-sold-out-cart')
  await cart.getByRole('button', { name: 'Удалить: Камамбер козий' }).click()
  await see(late.page, 'Убрали: Камамбер козий')
  await first.close()
  await second.close()
})

test('a cart deleted in another tab during its checkout gets a message with a way back', async () => {
  const { page, close } = await openShop(browser, inject('shopUrl'), 390)
  await signInByCalls(page, inject('emulatorsUrl'))
  const { cartId } = await shopCall<{ cartId: string }>(page, 'POST', '/api/v2/cart', {
    organizationId: 104,
    products: [{ productId: 104004, quantity: 4 }],
  })
  await enter(page, `/checkout?cart=${cartId}`)
  await fillCheckout(page, 'Вера')
  await choose(page.getByRole('radio', { name: /При получении/ }))
  await page.request.delete(`/api/v2/cart/${cartId}`)
  await page.getByRole('button', { name: /^Заказать за/ }).click()
  await page.getByRole('heading', { name: 'Не найдена активная корзина' }).waitFor()
  await page.getByRole('link', { name: 'В корзины' }).waitFor()
  await close()
})
