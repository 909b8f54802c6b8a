import { randomUUID } from 'node:crypto'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, expect, it } from 'vitest'
import { paymentRefunded, paymentSettled } from '../../money/payments/events.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const PHONE = '79161234567'
// 11:00 on a Saturday in Moscow, when SMS are allowed
const clock = () => new Date('2026-11-21T08:00:00Z')
const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl)
afterAll(() => database.close())
const { call, signIn, sent, letters } = await testApp(databaseUrl, { clock })

/** Places an order with the first seller near Moscow that delivers and accepts payment on receipt. */
async function order(token: string): Promise<{ orderId: number; deliveryDate: string }> {
  const found = await call(
    'GET',
    '/api/v3/products?size=40&regionId=77&city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&latitude=55.75222&longitude=37.61556',
  )
  for (const card of found.body.items as ProductCard[]) {
    if (!card.availability.isAvailableForCart) continue
    const cart = await call('POST', '/api/v2/cart', {
      token,
      body: { organizationId: card.farmer.id, products: [{ productId: card.id, quantity: 4 }] },
    })
    const placed = await call('POST', '/api/v3/checkout', {
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        carts: [
          {
            cartId: cart.body.cartId,
            methodCode: 'courier',
            date: cart.body.nearestDelivery?.date,
            paymentMethod: 'cashondelivery',
          },
        ],
        place: { ...defaultLocation, street: 'Тверская', house: '1' },
        recipient: { name: 'Анна', phone: '79990000009' },
      },
    })
    if (placed.status === 201) return placed.body.orders[0]
  }
  throw new Error('nobody sells for cash')
}
/** Messages to customers, without codes and messages to the demo's sellers, whose numbers have the excluded prefix. */
const newest = () => sent.filter(({ phone, text }) => !text.includes('#') && !phone.startsWith('7900000'))

it('sends a customer an SMS and an e-mail for a new order, and a message when the order ends', async () => {
  const { token } = await signIn(PHONE)
  const profile = { firstName: 'Анна', email: 'anna@example.com' }
  expect((await call('PATCH', '/api/v1/user', { token, body: profile })).status).toBe(200)
  const { orderId } = await order(token)
  const number = formatOrderNumber(orderId).replaceAll('\u00A0', ' ')

  await expect.poll(() => [newest().length, letters.length]).toEqual([1, 1])
  // sent to the customer, not to the recipient
  expect(newest()).toEqual([
    {
      phone: PHONE,
      text: expect.stringMatching(
        new RegExp(
          `^Приняли заказ ${number}\\. Привезём (пн|вт|ср|чт|пт|сб|вс), \\d+ (ноября|декабря), с \\d+ до \\d+\\. Околица$`,
        ),
      ),
    },
  ])
  expect(letters[0]).toMatchObject({
    to: profile.email,
    subject: expect.stringContaining('принят — Околица'),
    text: expect.stringContaining(`/account/orders/${orderId}`),
  })

  expect((await call('PATCH', `/api/v1/orders/${orderId}/cancel`, { token, body: {} })).status).toBe(200)
  await expect.poll(() => letters.length).toBe(2)
  expect(letters[1]?.subject).toContain('Вы отменили заказ')
  expect(newest()).toHaveLength(1)

  // the bank's notification is handled by the same subscribers
  const money = { orderId, paymentId: 'p1', amount: kopecks(64_550) }
  await emit(database.executor, paymentSettled({ ...money, isCapture: false }))
  await emit(database.executor, paymentRefunded({ ...money, refundId: 'r1' }))
  await emit(database.executor, paymentRefunded({ ...money, refundId: 'r1' }))
  await expect.poll(() => newest().length).toBe(3)
  await expect.poll(undelivered).toBe(0)
  const heads = newest().map(({ text }) => text.slice(0, 6))
  expect(heads.toSorted()).toEqual(['Вернул', 'Заказ ', 'Принял'])
})

it('notifies a customer in English who chose English', async () => {
  const { token } = await signIn('79161234568')
  await database.pool.query("update customer set language = 'en' where phone = '79161234568'")
  const before = newest().length
  const { orderId } = await order(token)
  await expect.poll(() => newest().length).toBe(before + 1)
  expect(newest().at(-1)?.text).toMatch(
    new RegExp(
      `^Order No\\. ${orderId} received\\. We’ll bring it (Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d+ (November|December), .* Околица$`,
    ),
  )
  const list = await call('GET', '/api/v1/notifications', { token })
  expect(list.body.items[0]?.title).toBe(`Order No.\u00A0${orderId} received`)
})

async function undelivered(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from outbox where delivered_at is null')
  return rows[0].n
}
