import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { askFarm, lookAtOpinions, reviewOrder } from './review-order.ts'
import { sellerCalls } from './seller-calls.ts'
import { shopCall, signInByCalls } from './shop-calls.ts'
import { openShop, walkedAt } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A product that this journey marks as out of stock; no other journey buys it. */
const RICOTTA = 101_006
/** 900 g of cheese and a piece of ricotta from a dairy that weighs, delivers and has pick-up. */
const CHEESE = {
  ...{ organizationId: 101, productId: 101_001, quantity: 3, otherIds: [RICOTTA] },
  substitution: 'none' as const,
}

/** A new customer with an order paid on receipt. */
async function openCustomer(methodCode: 'courier' | 'pickup') {
  const { page, close } = await openShop(browser, shop.shopUrl, 390)
  const phone = await signInByCalls(page, shop.emulatorsUrl)
  const orderId = await placeOrder(page, { ...CHEESE, methodCode, phone, paymentMethod: 'cashondelivery' })
  return { page, phone, orderId, close }
}

/** Signs in through the bank as staff of a company. */
async function comeIn(page: Page, company: string): Promise<void> {
  await page.getByRole('link', { name: 'Войти через банк' }).click()
  await page.getByRole('button', { name: `Войти в кабинет: ${company}`, exact: true }).click()
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
/** The number of an order as text, with any space inside. */
/** Ships an order; before its day the page asks for a confirmation. */
async function sendOff(page: Page): Promise<void> {
  await press(page, 'Отправить')
  const asked = page.getByRole('alertdialog', { name: 'Раньше обещанного дня?' })
  await asked
    .or(page.getByRole('button', { name: 'Отдать покупателю' }))
    .first()
    .waitFor()
  if (await asked.isVisible()) await asked.getByRole('button', { name: 'Отправить' }).click()
}

const numbered = (orderId: number) => new RegExp(Number(orderId).toLocaleString('ru-RU').replace(/\s/g, '\\s'))

test.each(walkedAt(390))(
  "a seller takes a courier's order from the first step to the last, at %i px",
  async (width) => {
    const customer = await openCustomer('courier')
    const { orderId, phone } = customer
    const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)

    // a link to the order leads through the bank and back to it
    await enter(page, `/cabinet/orders/${orderId}`)
    await picture('80-cabinet-sign-in')
    await checkAccessible(page)
    await comeIn(page, 'Сыроварня Лучковых')
    await page.getByRole('heading', { level: 1, name: numbered(orderId) }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/cabinet/orders/${orderId}`)

    await page.getByRole('link', { name: 'Все заказы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor()
    await picture('81-cabinet-orders')
    await checkAccessible(page)
    await page.getByRole('searchbox').fill(phone.slice(-4))
    await page.getByRole('button', { name: 'Найти' }).click()
    await page.getByRole('link', { name: numbered(orderId) }).click()
    await page.getByRole('heading', { level: 1, name: numbered(orderId) }).waitFor()

    await press(page, 'Начать сборку')
    // the press would be lost if the page were left immediately
    await page
      .getByRole('button', { name: /^Взвесить/ })
      .first()
      .waitFor()
    // a search finds the order in any queue
    await enter(page, `/cabinet/orders?search=${orderId}`)
    await page.getByRole('button', { name: 'Найти' }).click()
    await page.getByRole('link', { name: numbered(orderId) }).click()
    await page.getByRole('heading', { level: 1, name: numbered(orderId) }).waitFor()
    await press(page, /^Взвесить/)
    const scales = page.getByRole('dialog')
    await scales.getByRole('button', { name: 'Записать вес' }).click()
    await see(page, 'Введите, сколько показали весы')
    await scales.getByRole('textbox').fill('99999')
    await see(page, /это больше двух таких заказов/)
    // the amount is shown before it is saved
    await scales.getByRole('textbox').fill('700')
    await see(page, 'Покупатель заплатит меньше')
    await picture('82-cabinet-scales')
    await scales.getByRole('button', { name: 'Записать вес' }).click()
    await scales.waitFor({ state: 'detached' })
    await see(page, /собрали 700/)

    // a customer without replacements gets no offer
    await press(page, /^Заменить/)
    await see(page, /Покупатель просил не\sзаменять/)
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // a missing product is removed with its amount
    await page
      .getByRole('button', { name: /^Нет в наличии/ })
      .last()
      .click()
    await see(page, 'Покупатель заплатит меньше')
    await press(page, 'Убрать из заказа')
    await see(page, /не\sпривезём/)
    const seller = await sellerCalls(shop, CHEESE.organizationId)
    expect((await seller.stockOf(RICOTTA)).onHand).toBe(0)
    await seller.moveStock(RICOTTA, { kind: 'count', amount: 18 })
    await picture('83-cabinet-order')
    await checkAccessible(page)

    await sendOff(page)
    await press(page, 'Отдать покупателю')
    await press(page, 'Да, отдали')
    await see(page, /Убрали из\sзаказа/)
    // the answer arrives a moment later
    await expect.poll(() => page.getByRole('button', { name: /Отменить заказ|Отдать|отдали/ }).count()).toBe(0)
    await page.getByText('Выполнено', { exact: true }).first().waitFor()

    // the customer sees the weight and the total
    type Order = { deliveryStatus: string; lines: { pickedAmount: number | null }[] }
    const order = await shopCall<Order>(customer.page, 'GET', `/api/v1/orders/${orderId}`)
    expect(order.deliveryStatus).toBe('received')
    expect(order.lines.map(({ pickedAmount }) => pickedAmount)).toEqual([700, 0])
    // the browser reports the refused weight
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([])
    await customer.close()
    await close()
  },
)

test.each(walkedAt(1440))(
  'a pick-up order waits for its customer; a cancelled one shows the reason, at %i px',
  async (width) => {
    const [pickup, cancelled] = [await openCustomer('pickup'), await openCustomer('pickup')]
    const { page, complaints, picture, close } = await openShop(browser, shop.shopUrl, width)
    await enter(page, '/cabinet')
    await comeIn(page, 'Сыроварня Лучковых')
    await page.getByRole('heading', { level: 2, name: 'Сделать сейчас' }).waitFor()

    await enter(page, `/cabinet/orders/${pickup.orderId}`)
    await press(page, 'Начать сборку')
    // unweighed products cannot be shipped
    await see(page, /Сначала взвесьте/)
    expect(await page.getByRole('button', { name: 'Готов к выдаче' }).isDisabled()).toBe(true)
    await press(page, /^Взвесить/)
    await page.getByRole('dialog').getByRole('textbox').fill('900')
    await page.getByRole('dialog').getByRole('button', { name: 'Записать вес' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await press(page, 'Готов к выдаче')
    await see(page, 'Где забирают')
    await press(page, 'Отдать покупателю')
    await page.getByRole('checkbox', { name: /^Покупатель отдал/ }).waitFor({ state: 'attached' })
    await press(page, 'Да, отдали')
    await page.getByText('Выполнено', { exact: true }).first().waitFor()
    // payment on receipt needs no separate press
    await page.getByText('Оплачен', { exact: true }).first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Деньги получены' }).count()).toBe(0)
    // handles reviews and questions of customers too
    const { organizationId } = CHEESE
    const opinions = {
      organizationId,
      words: `Сыр доехал холодным, ${width}`,
      question: `Можно приехать к вам вдвоём? ${width}`,
    }
    await reviewOrder(pickup, pickup.orderId, opinions.words)
    await askFarm(pickup, organizationId, opinions.question)
    await lookAtOpinions({ page, picture }, pickup, opinions)

    await enter(page, `/cabinet/orders/${cancelled.orderId}`)
    // an expired session leads through the bank and back to the order
    await page.context().clearCookies({ name: 'b2b-token' })
    await press(page, 'Начать сборку')
    await comeIn(page, 'Сыроварня Лучковых')
    await page.getByRole('heading', { level: 1, name: numbered(cancelled.orderId) }).waitFor()
    await press(page, 'Отменить заказ')
    const question = page.getByRole('alertdialog', { name: 'Отменить заказ?' })
    await question.getByRole('button', { name: 'Отменить заказ' }).click()
    await see(page, 'Напишите причину: её увидит покупатель')
    await question.getByRole('textbox').fill('Заболела корова')
    await question.getByRole('button', { name: 'Отменить заказ' }).click()
    await question.waitFor({ state: 'detached' })
    await see(page, '«Заболела корова»')
    await picture('84-cabinet-cancelled')
    await checkAccessible(page)

    await page.getByRole('button', { name: 'Выйти' }).click()
    await page.getByRole('link', { name: 'Войти через банк' }).waitFor()
    await enter(page, `/cabinet/orders/${pickup.orderId}`)
    await page.getByRole('link', { name: 'Войти через банк' }).waitFor()
    // the browser reports the press after the end of the session
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
    await Promise.all([pickup.close(), cancelled.close(), close()])
  },
)

test("hides another seller's order, and accepts the bank's link only once", async () => {
  const { orderId, close: leave } = await openCustomer('courier')
  await leave()
  const { page, close } = await openShop(browser, shop.shopUrl, 390)
  await enter(page, '/cabinet')
  const links: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/cabinet?externalToken=')) links.push(request.url())
  })
  await comeIn(page, 'Ферма Ягодиных')
  await page.getByRole('heading', { level: 2, name: 'Сделать сейчас' }).waitFor()
  expect(page.url()).not.toContain('externalToken')
  await enter(page, `/cabinet/orders/${orderId}`)
  await see(page, 'Такой страницы в кабинете нет')
  // the cabinet's menu stays around the error
  await page.getByRole('navigation', { name: 'Главные разделы' }).waitFor()
  await close()

  const other = await openShop(browser, shop.shopUrl, 390)
  await enter(other.page, links[0] ?? '')
  await see(other.page, 'Войти не получилось')
  await other.page.getByRole('link', { name: 'Войти через банк ещё раз' }).waitFor()
  await other.close()
})
