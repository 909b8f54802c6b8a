import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANNA, HAM, OTHER_FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import {
  byCourier,
  type CodeOptions,
  cartOfEggs,
  giveBonuses,
  startAfresh,
  writePromoCode,
} from './loyalty-shop.data.ts'

const shop = await twoFarms()
beforeEach(() => startAfresh(shop))
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const promo = (code: string, options?: CodeOptions) => writePromoCode(shop, code, options)
const give = (customerId: number, bonuses: number, at?: string) => giveBonuses(shop, customerId, bonuses, at)
const balanceOf = async (customerId: number) =>
  (await shop.call('GET', '/api/v1/user/bonuses', { as: customerId })).body.balance
const eggsOf = (as: number) => cartOfEggs(shop, as)

/** Publishes the event of a step again. */
const moved = (orderId: number, from: DeliveryStatus, to: DeliveryStatus) => {
  const step = { orderId, customerId: ANNA, organizationId: OTHER_FARM, from, to, actor: 'admin', reason: '' } as const
  return shop.publish(orderMoved(step))
}

describe('fifty concurrent orders', () => {
  const customers = Array.from({ length: 50 }, (_, index) => 2001 + index)

  it('use a code for one order once, and return it when the order is cancelled', async () => {
    const id = await promo('ПЕРВЫЙ', { totalLimit: 1 })
    const carts = await Promise.all(customers.map(eggsOf))
    const answers = await Promise.all(
      customers.map((as, index) => shop.checkout(as, byCourier(carts[index] ?? '', { promoCode: 'первый' }))),
    )
    const won = answers.findIndex(({ status }) => status === 201)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'PROMO_USED_UP']))
    expect(await shop.sql('select discount from promo_redemption where promo_code_id = $1', [id])).toEqual([
      { discount: 10_000 },
    ])
    // refused orders have no entries
    expect((await shop.sql('select id from cart where customer_id between 2001 and 2050')).length).toBe(49)

    const orderId = answers[won]?.body.orders[0].orderId
    const loser = won === 0 ? 1 : 0
    const retry = () => shop.checkout(customers[loser] ?? 0, byCourier(carts[loser] ?? '', { promoCode: 'ПЕРВЫЙ' }))
    expect((await retry()).body.code).toBe('PROMO_USED_UP')
    await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: customers[won] ?? 0, body: {} })
    await shop.runOutbox()
    expect((await retry()).status).toBe(201)
  })

  it('use a code with seven uses seven times', async () => {
    const id = await promo('СЕМЕРО', { totalLimit: 7 })
    const carts = await Promise.all(customers.map(eggsOf))
    const answers = await Promise.all(
      customers.map((as, index) => shop.checkout(as, byCourier(carts[index] ?? '', { promoCode: 'СЕМЕРО' }))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
    expect(await shop.sql('select order_id from promo_redemption where promo_code_id = $1', [id])).toHaveLength(7)
  })

  it('spend the bonuses of an account once, at whichever seller comes first', async () => {
    const both = customers.slice(0, 25)
    const answers = await Promise.all(
      both.map(async (as) => {
        await give(as, 100)
        const carts = [await eggsOf(as), await shop.cart(as, OTHER_FARM, { [HAM]: 1 })]
        return Promise.all(carts.map((cartId) => shop.checkout(as, byCourier(cartId, { bonuses: 100 }))))
      }),
    )
    for (const pair of answers) expect(pair.map(({ status }) => status).toSorted()).toEqual([201, 400])
    const codes = answers.flat().map(({ body }) => body.code)
    expect(new Set(codes)).toEqual(new Set([undefined, 'BONUSES_NOT_ENOUGH']))
    for (const as of both) expect(await balanceOf(as)).toBe(0)
  })
})

describe('bonuses of an order', () => {
  const place = async (more: object = {}) => {
    const answer = await shop.checkout(ANNA, byCourier(await eggsOf(ANNA), more))
    expect(answer.status).toBe(201)
    return answer.body.orders[0].orderId as number
  }
  const account = async () => (await shop.call('GET', '/api/v1/user/bonuses', { as: ANNA })).body
  const move = (orderId: number, to: 'isAssembling' | 'onTheRoad' | 'received') =>
    shop.services.orders.move({ kind: 'admin', staffId: null }, orderId, to)

  it('gives bonuses once when the order is received, also when the event is repeated', async () => {
    const { balance, awaited } = await account()
    const orderId = await place()
    // 3 % of 900 ₽, in whole bonuses
    expect(await account()).toMatchObject({ balance, awaited: awaited + 27 })
    await move(orderId, 'isAssembling')
    await move(orderId, 'onTheRoad')
    shop.passMinutes(2 * 24 * 60)
    await move(orderId, 'received')
    await shop.runOutbox()
    await moved(orderId, 'onTheRoad', 'received')
    const after = await account()
    expect(after).toMatchObject({ balance: balance + 27, awaited })
    expect(after.items[0]).toEqual({
      id: expect.any(Number),
      kind: 'accrued',
      amount: 27,
      orderId,
      title: expect.stringContaining('Начислили'),
      at: expect.stringMatching(/^2026-11-23T/),
    })
    shop.passMinutes(-2 * 24 * 60)
  })

  it('gives a share of the final payment, without accumulated rounding errors', async () => {
    await give(ANNA, 34)
    const { awaited } = await account()
    const orderId = await place({ bonuses: 34 })
    // 3 % of 866 ₽, then of ten times as much
    expect((await account()).awaited).toBe(awaited + 25)
    const change = { orderId, customerId: ANNA, key: 'grown', bonuses: kopecks(3_400), paidForGoods: kopecks(866_000) }
    await shop.database.inTransaction((tx) => shop.services.loyalty.followOrder(tx, change, new Date()))
    expect((await account()).awaited).toBe(awaited + 259)
    await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: ANNA, body: {} })
    await shop.runOutbox()
    expect((await account()).awaited).toBe(awaited)
  })

  it('returns bonuses once when the order is cancelled', async () => {
    await give(ANNA, 200)
    const { balance, awaited } = await account()
    const orderId = await place({ bonuses: 150 })
    expect((await account()).balance).toBe(balance - 150)
    await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as: ANNA, body: {} })
    await shop.runOutbox()
    await moved(orderId, 'formed', 'canceled')
    expect(await account()).toMatchObject({ balance, awaited })
    expect((await account()).items.slice(0, 2)).toMatchObject([
      { kind: 'returned', amount: 150, orderId },
      { kind: 'spent', amount: -150, orderId },
    ])
  })

  it('returns bonuses when the order is not paid in time', async () => {
    await promo('РАЗ', { totalLimit: 1 })
    const { balance } = await account()
    await place({ bonuses: 10, promoCode: 'РАЗ', paymentMethod: 'sbp' })
    shop.passMinutes(45)
    for (let round = 0; round < 3; round += 1) {
      await shop.runPeriodic()
      await shop.runOutbox()
    }
    expect((await account()).balance).toBe(balance)
    expect((await shop.call('GET', `/server/v2/promocodes/${encodeURIComponent('РАЗ')}`)).status).toBe(200)
    shop.passMinutes(-45)
  })

  it('expires bonuses after a year, oldest first, and notifies a month before', async () => {
    const as = 2059
    await give(as, 100, '2025-11-01')
    await give(as, 50, '2025-12-10')
    await give(as, 30, '2026-10-01')
    const burn = () => shop.runPeriodic('burn-bonuses')
    const look = async () => (await shop.call('GET', '/api/v1/user/bonuses?perPage=1', { as })).body
    expect((await look()).burning).toEqual({ amount: 150, by: '2026-12-21' })
    for (let day = 0; day < 2; day += 1) {
      await shop.runPeriodic('warn-of-burning-bonuses')
      await shop.runOutbox()
    }
    const notifications = (await shop.call('GET', '/api/v1/notifications', { as })).body.items
    expect(notifications.map(({ title }: { title: string }) => title.replaceAll('\u00A0', ' '))).toEqual([
      '150 бонусов сгорят до 21 декабря',
    ])
    await burn()
    await burn()
    expect(await look()).toMatchObject({
      balance: 80,
      burning: { amount: 50 },
      items: [{ kind: 'expired', amount: -100, orderId: null }],
      totalItems: 4,
      totalPages: 4,
    })
  })

  it('lists the account page by page for its customer', async () => {
    expect((await shop.call('GET', '/api/v1/user/bonuses')).status).toBe(401)
    expect((await shop.call('GET', '/api/v1/user/bonuses?page=zero', { as: ANNA })).body.errors).toEqual({
      page: 'Здесь нужно число',
    })
    expect((await shop.call('GET', '/api/v1/user/bonuses', { as: 2058 })).body).toEqual({
      balance: 0,
      awaited: 0,
      burning: null,
      items: [],
      currentPage: 1,
      totalItems: 0,
      totalPages: 0,
      itemsPerPage: 20,
    })
  })

  it('refuses changes of bonus entries', async () => {
    await give(ANNA, 10)
    const wrong = [
      'update bonus_entry set amount = 100000',
      'delete from bonus_entry',
      'update bonus_account set balance = balance + 100',
      `insert into bonus_account (customer_id, balance) values (2001, 500)`,
      `insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, 'expired', -100000000, shop_now())`,
      `insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, 'accrued', 150, shop_now())`,
    ]
    for (const text of wrong) await expect(shop.sql(text), text).rejects.toThrow()
  })
})
