import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkAccessible } from './check-accessible.ts'
import { enter, see } from './customer.ts'
import { NEWCOMERS, type NewSeller, openSeller } from './new-seller.ts'
import { openBrowser } from './open-browser.ts'
import { placeOrder } from './place-order.ts'
import { readCode } from './read-code.ts'
import { shopCall, signInAsStaff, signInByCalls } from './shop-calls.ts'
import { freshPhone, openShop, type ShopPage, type Width, walkedAt } from './shop-page.ts'

let browser: Browser
const shop = { shopUrl: inject('shopUrl'), emulatorsUrl: inject('emulatorsUrl') }
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ORDERS = 40
/** Concurrent customers, each with a cart. */
const CUSTOMERS = 4
const [CHEESE, MILK, EGGS] = ['Сыр фермерский', 'Молоко утреннее', 'Яйца деревенские'] as const
/** Kilograms as typed: less than ordered, more, and equal. */
const WEIGHED_BY_HAND = ['0,295', '0,31', '0,3']
const GOODS = [
  { title: CHEESE, isWeight: true, price: 110 },
  { title: MILK, isWeight: false, price: 95 },
  { title: EGGS, isWeight: false, price: 140 },
]

interface Line {
  readonly id: number
  readonly isWeight: boolean
  readonly isWeighed: boolean
}
interface Day {
  readonly seller: NewSeller
  readonly orderIds: readonly number[]
  /** Date of delivery. */
  readonly date: string
}

/** Runs work for several items concurrently. */
async function inParallel<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<unknown>): Promise<void> {
  const left = [...things]
  const one = async () => {
    for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await work(thing)
  }
  await Promise.all(Array.from({ length: CUSTOMERS }, one))
}

/** Forty orders of one day, each with cheese by weight, milk and eggs, paid at the door. */
async function takeOrders(width: Width): Promise<Day> {
  const seller = await openSeller(shop, NEWCOMERS.day[width], GOODS)
  const { organizationId, productIds } = seller
  const orderIds: number[] = []
  await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const { page, close } = await openShop(browser, shop.shopUrl, 390)
      const phone = await signInByCalls(page, shop.emulatorsUrl)
      for (let count = 0; count < ORDERS / CUSTOMERS; count++) {
        orderIds.push(
          await placeOrder(page, {
            ...{ organizationId, productId: productIds[0] ?? 0, quantity: 3, otherIds: productIds.slice(1) },
            ...{ paymentMethod: 'cashondelivery', methodCode: 'courier', phone },
          }),
        )
      }
      await close()
    }),
  )
  orderIds.sort((a, b) => a - b)
  const { order } = await seller.call<{ order: { deliveryDate: string } }>('GET', `/v1/cabinet/orders/${orderIds[0]}`)
  return { seller, orderIds, date: order.deliveryDate }
}

/** Amounts due on delivery for a day, roubles, without paid orders. */
async function duesOf({ seller, date }: Day): Promise<Map<number, number>> {
  const { stops } = await seller.call<{ stops: { id: number; due: { sum: number } | null }[] }>(
    'GET',
    `/v1/cabinet/couriers?organizationId=${seller.organizationId}&date=${date}`,
  )
  return new Map(stops.flatMap(({ id, due }) => (due ? [[id, due.sum] as const] : [])))
}

/** A staff member invited by the owner, signed in by the link and the phone's code. */
async function openStaff(seller: NewSeller, name: string, role: 'manager' | 'picker', width: Width): Promise<ShopPage> {
  const phone = freshPhone()
  await seller.call('POST', `/v1/cabinet/sellers/${seller.organizationId}/staff/invitations`, { phone, name, role })
  const { items } = (await (await fetch(`${shop.emulatorsUrl}/sms/messages?phone=${phone}`)).json()) as {
    items: { text: string }[]
  }
  const token = /\/cabinet\/invitation\/([\w-]+)/.exec(items.map(({ text }) => text).join(' '))?.[1]
  const opened = await openShop(browser, shop.shopUrl, width)
  await shopCall(opened.page, 'POST', `/v1/auth/invitations/${token}/code`, {})
  const code = await readCode(shop.emulatorsUrl, phone)
  await shopCall(opened.page, 'POST', `/v1/auth/invitations/${token}/acceptance`, { code })
  return opened
}

test.each(walkedAt(1440))('a day of forty orders, from the first view to the last door, at %i px', async (width) => {
  const day = await takeOrders(width)
  const owner = await openShop(browser, shop.shopUrl, width)
  await signInAsStaff(owner.page, shop.emulatorsUrl, NEWCOMERS.day[width].subject)
  const { page, picture } = owner

  await enter(page, '/cabinet')
  await see(page, /40\sзаказов ждут вашего ответа/)
  await picture('d01-today')
  await enter(page, `/cabinet/picking?date=${day.date}`)
  await see(page, /40\sновых заказов/)
  await picture('d02-to-start')
  await page.getByRole('button', { name: 'Начать сборку' }).click()
  await page.getByText(/Собрано 0 из\s40/).waitFor()

  await pickTogether(day, owner)
  await gather(day, owner)
  await printLabels(day, owner)
  await sendOff(day, owner)
  await lookAsCourier(day, owner)
  await handOver(day, owner)
  expect(owner.complaints).toEqual([])
  await owner.close()
})

const tickOf = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true })

/** A manager and a picker pick the same order; one of them is dismissed in between. */
async function pickTogether({ seller, date }: Day, { page: owner, picture }: ShopPage): Promise<void> {
  const [anna, petr] = await Promise.all([
    openStaff(seller, 'Анна', 'manager', 1440),
    openStaff(seller, 'Пётр', 'picker', 390),
  ])
  const address = `/cabinet/picking?date=${date}&by=orders`
  await Promise.all([enter(anna.page, address), enter(petr.page, address)])
  await Promise.all([tickOf(anna.page, MILK).press('Space'), tickOf(petr.page, EGGS).press('Space')])
  for (const { page } of [anna, petr])
    for (const title of [MILK, EGGS]) await expect.poll(() => tickOf(page, title).isChecked()).toBe(true)
  await petr.picture('d03-picker')

  await enter(owner, '/cabinet/staff')
  await owner.getByRole('button', { name: 'Изменить: Пётр' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Убрать из\u00A0магазина' }).click()
  await picture('d04-remove')
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Убрать из\u00A0магазина' }).click()
  await owner.getByRole('button', { name: 'Изменить: Пётр' }).waitFor({ state: 'detached' })
  await tickOf(petr.page, MILK).press('Space')
  await see(petr.page, 'Вход закончился')
  await petr.picture('d05-removed')
  await checkAccessible(petr.page)
  // later presses of the dismissed member are refused, and the other one continues
  await expect.poll(() => tickOf(anna.page, MILK).isChecked()).toBe(true)
  expect(anna.complaints).toEqual([])
  await Promise.all([anna.close(), petr.close()])
}

/** Marks all products; a few cheeses are weighed by hand, the others by calls. */
async function gather({ seller, date }: Day, { page, picture }: ShopPage): Promise<void> {
  await enter(page, `/cabinet/picking?date=${date}`)
  for (const title of [MILK, EGGS]) {
    const check = page.getByRole('checkbox', { name: `Всё на\u00A0месте: ${title}` })
    await check.press('Space')
    await expect.poll(() => check.isChecked()).toBe(true)
  }
  await picture('d06-by-product')
  await page.getByRole('button', { name: 'Взвесить', exact: true }).first().click()
  const scales = page.getByRole('dialog')
  for (const weight of WEIGHED_BY_HAND) {
    await scales.getByRole('textbox').fill(weight)
    if (weight === '0,31') await picture('d07-scales')
    await scales.getByRole('textbox').press('Enter')
    // the weight exceeds the order: a gift is recorded by a button, not typed
    await expect.poll(() => scales.getByRole('textbox').inputValue()).toBe('')
  }
  await page.keyboard.press('Escape')
  await scales.waitFor({ state: 'detached' })
  await page.getByText(/взвесили 3 из\s40/).waitFor()
  const toWeigh = async () => {
    const { orders } = await seller.call<{ orders: { id: number; lines: Line[] }[] }>(
      'GET',
      `/v1/cabinet/picking?organizationId=${seller.organizationId}&date=${date}`,
    )
    return orders.flatMap(({ id, lines }) =>
      lines.flatMap((line) => (line.isWeight && !line.isWeighed ? [{ orderId: id, lineId: line.id }] : [])),
    )
  }
  // the page shows a weight before the shop has saved it
  await expect.poll(async () => (await toWeigh()).length).toBe(ORDERS - WEIGHED_BY_HAND.length)
  await inParallel(await toWeigh(), async ({ orderId, lineId }) => {
    const body = { requestedChange: { kind: 'weigh', lines: [{ lineId, picked: 285 }] } }
    const path = `/v1/cabinet/orders/${orderId}/changes`
    const { totalAfter } = await seller.call<{ totalAfter: number }>('POST', `${path}/preview`, body)
    await seller.call('POST', path, { ...body, expectedTotal: totalAfter })
  })
  // it is announced to screen readers
  await page.getByText(/Собрано 40 из\s40/).waitFor()
  await picture('d08-gathered')
}

async function printLabels({ date }: Day, { page, picture }: ShopPage): Promise<void> {
  await enter(page, `/cabinet/print?date=${date}&paper=products`)
  const print = page.getByRole('link', { name: /^Печатать 120\sэтикеток/ })
  await picture('d09-labels')
  const answer = await page.request.get((await print.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('application/pdf')
  // one page per label, on a roll
  expect((await answer.body()).toString('latin1')).toMatch(/\/Type \/Pages\b[^>]*\/Count 120\b/)
}

/** Ships all orders with one press; before their day this needs a confirmation. */
async function sendOff({ date }: Day, { page, picture }: ShopPage): Promise<void> {
  await enter(page, `/cabinet/picking?date=${date}`)
  await page.getByRole('button', { name: /^Отправить собранные: 40/ }).click()
  const early = page.getByRole('alertdialog')
  const done = page.getByText(/^Собирать нечего|На этот день собирать нечего/)
  await early.or(done).first().waitFor()
  if (await early.isVisible()) {
    await picture('d10-early')
    await early.getByRole('button', { name: 'Отправить сегодня' }).click()
  }
  await done.waitFor()
  await picture('d11-sent')
}

/** Amounts in a text, as digits. */
const sumsIn = (words: string): Set<string> =>
  new Set([...words.matchAll(/(\d[\d\s]*(?:,\d\d)?)\s₽/g)].map(([, sum = '']) => sum.replace(/\D/g, '')))

/** Checks that the link shows the addresses and the amounts due, and no other amounts. */
async function lookAsCourier(day: Day, { page, picture }: ShopPage): Promise<void> {
  const { seller, date } = day
  const dues = await duesOf(day)
  // its amount is unique, and was paid before
  const [paidId = 0, amount = 0] =
    [...dues].find(([id, due]) => ![...dues].some(([other, sum]) => other !== id && sum === due)) ?? []
  expect(amount).toBeGreaterThan(0)
  await seller.call('POST', `/v1/cabinet/orders/${paidId}/payments`, { amount })
  dues.delete(paidId)

  await enter(page, `/cabinet/couriers?date=${date}`)
  await page.getByRole('textbox', { name: 'Как зовут курьера' }).fill('Сергей')
  await page.getByRole('button', { name: 'Сделать ссылку' }).click()
  const link = page.getByRole('textbox', { name: 'Ссылка для курьера' })
  await link.waitFor()
  await picture('d12-courier-link')
  const courier = await openShop(browser, shop.shopUrl, 390)
  await enter(courier.page, await link.inputValue())
  await courier.page.getByRole('heading', { level: 1, name: 'Здравствуйте, Сергей' }).waitFor()
  await see(courier.page, /40\sадресов/)
  await courier.picture('d13-courier')
  await checkAccessible(courier.page)
  const shown = sumsIn(await courier.page.locator('body').ariaSnapshot())
  const toTake = [...dues.values()].map((due) => `${Number.isInteger(due) ? due : due.toFixed(2)} ₽`.replace('.', ','))
  expect([...shown].filter((sum) => !sumsIn(toTake.join('\n')).has(sum))).toEqual([])
  // nor does the link give access to the cabinet
  for (const path of [`/v1/cabinet/orders/${paidId}`, `/v1/cabinet/couriers?organizationId=${seller.organizationId}`])
    expect((await courier.page.request.get(path)).status()).toBe(401)
  expect(courier.complaints).toEqual([])
  await courier.close()
}

/** Records one delivery in the cabinet, and the others by calls. */
async function handOver(day: Day, { page, picture }: ShopPage): Promise<void> {
  const { seller, orderIds } = day
  const [atDesk = 0, ...others] = orderIds
  const dues = await duesOf(day)
  await enter(page, `/cabinet/orders/${atDesk}`)
  await page.getByRole('button', { name: 'Отдать покупателю' }).click()
  await page.getByRole('button', { name: 'Да, отдали' }).click()
  await page.getByText('Выполнено', { exact: true }).first().waitFor()
  await inParallel(others, async (orderId) => {
    const amount = dues.get(orderId)
    if (amount !== undefined) await seller.call('POST', `/v1/cabinet/orders/${orderId}/payments`, { amount })
    await seller.call('POST', `/v1/cabinet/orders/${orderId}/moves`, { to: 'received', isEarlyMeant: true })
  })
  await enter(page, '/cabinet')
  await see(page, 'Всё сделано')
  await picture('d14-done')
}
