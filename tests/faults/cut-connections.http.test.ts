import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ANNA, EGGS } from '../../server/testing/two-farms.data.ts'
import { BEEF } from './fault-farms.data.ts'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'
import type { Moment } from './trap.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop
const node = await shop.openNode()

/** Runs an action and cuts its connection at a moment of its transaction; returns the result or the error. */
async function cutAt<Result>(moment: Moment, act: () => Promise<Result>): Promise<Result | Error> {
  const { cut } = await shop.trap(moment)
  const acting = act().catch((error: Error) => error)
  await cut()
  return acting
}
/** Returns all rows that a purchase could leave behind. */
const traces = async () => {
  const [counts] = await sql(
    `select (select count(*) from shop_order) as orders, (select count(*) from order_group) as "orderGroups",
       (select count(*) from idempotency_record) as keys, (select count(*) from payment) as payments,
       (select count(*) from outbox) as events, (select count(*) from stock_movement) as movements,
       (select count(*) from cart) as carts, (select count(*) from cart_line) as lines,
       (select held + allocated from stock where product_id = ${BEEF}) as beef`,
  )
  return counts
}
const paid = async (method: string, lines?: Record<number, number>) => {
  const id = await node.place(method, lines)
  await node.work()
  await bank.pay(id)
  return id
}

describe('connections cut during a checkout', () => {
  it.each<Moment>([
    'insert idempotency_record',
    'insert order_group',
    'insert shop_order',
    'insert order_line',
    'insert stock_hold',
    'insert payment',
    'insert outbox',
    'delete cart',
    'update idempotency_record',
    'commit shop_order',
  ])('at «%s»: nothing is left, and the same key creates one order', async (moment) => {
    const cartId = await shop.cart()
    const key = randomUUID()
    const before = await traces()
    const first = await cutAt(moment, () => node.checkout(cartId, 'sbp', key))
    expect(first).toMatchObject({ status: 500, body: { code: 'INTERRUPTED', retryAfter: 1 } })
    expect(await traces()).toEqual(before)

    const [second, third] = await Promise.all([node.checkout(cartId, 'sbp', key), node.checkout(cartId, 'sbp', key)])
    expect([second.status, third.text]).toEqual([201, second.text])
    const [{ orderId }] = second.body.orders
    expect(await shop.accountOf(orderId)).toMatchObject({
      payments: [`registered ${TOTAL}`],
      stock: { live: 300 },
      bank: { registered: 1 },
    })
    expect(await sql('select id from shop_order where cart_id = $1', [cartId])).toEqual([{ id: orderId }])
    await node.cancel(orderId)
  })

  it('the second of two concurrent checkouts creates the order when the first is cut', async () => {
    const cartId = await shop.cart()
    const key = randomUUID()
    const { cut } = await shop.trap('update idempotency_record')
    const first = node.checkout(cartId, 'sbp', key)
    const waiting = async () =>
      (
        await sql(
          `select pid from pg_locks where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`,
        )
      ).length
    await expect.poll(waiting).toBe(1)
    const second = node.checkout(cartId, 'sbp', key)
    await cut()
    const statuses = [(await first).status, (await second).status]
    expect(statuses).toEqual([500, 201])
    const again = await node.checkout(cartId, 'sbp', key)
    expect(again.text).toBe((await second).text)
    await node.cancel(again.body.orders[0].orderId)
  })
})

describe("connections cut between the bank's answer and its storage", () => {
  it.each(['sbp', 'rbs'])(
    'keeps the order and one payment at the bank when a registration is cut (%s)',
    async (method) => {
      const cartId = await shop.cart()
      const key = randomUUID()
      await cutAt('insert payment_event', () => node.checkout(cartId, method, key))
      const { body, status } = await node.checkout(cartId, method, key)
      expect(status).toBe(201)
      const [{ orderId }] = body.orders
      expect(await shop.accountOf(orderId)).toMatchObject({ payments: [`new ${TOTAL}`], bank: { registered: 1 } })
      shop.passMinutes(1)
      await node.work()
      expect(await shop.accountOf(orderId)).toMatchObject({
        payments: [`registered ${TOTAL}`],
        bank: { registered: 1 },
      })
      expect(await node.payment(orderId)).toMatchObject({ phase: 'waiting' })
      await node.cancel(orderId)
    },
  )

  it('captures the money once when a capture is cut', async () => {
    const id = await paid('rbs')
    shop.passMinutes(1)
    await node.work()
    await node.send(id, 'isAssembling', 'onTheRoad')
    const delivered = await cutAt('commit payment_event', () => node.work())
    expect(delivered).toBeInstanceOf(Error)
    expect(await shop.accountOf(id)).toMatchObject({ payments: [`held ${TOTAL}`], bank: { taken: TOTAL } })
    shop.passMinutes(1)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({
      payments: [`paid ${TOTAL}`],
      bank: { held: 0, taken: TOTAL, returned: 0 },
      ledger: TOTAL,
      receipts: TOTAL,
    })
    expect(await shop.countEvents(id, 'PaymentSettled')).toBe(1)
  })

  it('refunds the money once when a refund is cut', async () => {
    const id = await paid('sbp')
    shop.passMinutes(1)
    await node.work()
    await node.cancel(id)
    const delivered = await cutAt('insert payment_event', () => node.work())
    expect(delivered).toBeInstanceOf(Error)
    expect(await shop.accountOf(id)).toMatchObject({ refunds: [`new ${TOTAL}`], bank: { returned: TOTAL } })
    shop.passMinutes(1)
    await node.work()
    expect(await shop.accountOf(id)).toMatchObject({
      refunds: [`done ${TOTAL}`],
      bank: { taken: TOTAL, returned: TOTAL },
      ledger: 0,
      receipts: 0,
    })
    expect(await shop.countEvents(id, 'PaymentRefunded')).toBe(1)
  })
})

describe('connections cut during a settlement', () => {
  it.each<Moment>(['update stock_hold', 'update shop_order', 'update payment', 'insert outbox', 'commit outbox'])(
    'handles a notification cut at «%s» again a minute later, and settles the order once',
    async (moment) => {
      const id = await paid('sbp')
      const notification = await bank.notificationOf(id)
      // the bank's notification is a GET, which is safe to repeat: the call is repeated after the cut
      expect(await cutAt(moment, () => node.notify(notification))).toMatchObject({ status: 200 })
      // the bank was queried a moment ago, and a payment attempt is queried at most once in two seconds
      shop.passMinutes(1)
      expect((await node.notify(notification)).status).toBe(200)
      await node.work()
      expect(await shop.accountOf(id)).toMatchObject({
        paymentStatus: 'paid',
        stock: { committed: 300 },
        bank: { taken: TOTAL, returned: 0 },
        ledger: TOTAL,
        receipts: TOTAL,
      })
      expect(await shop.countEvents(id, 'PaymentSettled')).toBe(1)
      await node.send(id, 'isAssembling', 'onTheRoad', 'received')
    },
  )
})

describe('connections cut during a change of an order', () => {
  it.each<Moment>([
    'insert order_change',
    'update order_line',
    'update shop_order',
    'insert refund',
    'insert outbox',
    'commit order_change',
  ])('at «%s»: lines, stock and money are unchanged, and the change is made once', async (moment) => {
    const id = await paid('sbp', { [EGGS]: 4, [BEEF]: 2 })
    shop.passMinutes(1)
    await node.work()
    await node.send(id, 'isAssembling')
    const { body } = await node.asSeller('GET', `/v1/cabinet/orders/${id}`)
    const line = body.order.lines.find(({ productId }: { productId: number }) => productId === BEEF)
    const requestedChange = { kind: 'weigh', lines: [{ lineId: line.id, picked: 450 }] }
    const preview = await node.asSeller('POST', `/v1/cabinet/orders/${id}/changes/preview`, { requestedChange })
    const change = () =>
      node.asSeller('POST', `/v1/cabinet/orders/${id}/changes`, {
        requestedChange,
        expectedTotal: preview.body.totalAfter,
      })
    const before = await shop.accountOf(id)
    expect(await cutAt(moment, change)).toMatchObject({ status: 500 })
    expect(await shop.accountOf(id)).toEqual(before)

    expect((await change()).status).toBe(200)
    // the seller's page repeats the call without an answer
    await change()
    await node.work()
    const total = 101_900 + 2 * 64_550
    const back = 64_550 / 2
    expect(await shop.accountOf(id)).toMatchObject({
      refunds: [`done ${back}`],
      bank: { taken: total, returned: back },
      ledger: total - back,
      receipts: total - back,
      stock: { committed: 4 + 450 },
    })
    expect(await sql('select state from order_change where order_id = $1', [id])).toEqual([{ state: 'applied' }])
    await node.cancel(id, ANNA)
  })
})

describe('connections cut during a delivery of events', () => {
  it.each<Moment>([
    'insert ledger_line',
    'commit ledger_entry',
    'insert receipt',
    'insert notification',
    'insert bonus_entry',
    'update receipt',
    'update outbox',
  ])('at «%s»: every book is written once when the event is delivered again', async (moment) => {
    const cartId = await shop.cart()
    const { body } = await node.checkout(cartId, 'cashondelivery')
    const [{ orderId: cash }] = body.orders
    const id = await paid('sbp')
    await node.notify(await bank.notificationOf(id))
    await node.send(id, 'isAssembling', 'onTheRoad', 'received')
    await node.send(cash, 'isAssembling', 'onTheRoad', 'received')
    expect(await cutAt(moment, () => node.app.work.deliverDue(shop.now()))).toBeInstanceOf(Error)
    shop.passMinutes(2)
    await node.work()
    for (const each of [id, cash]) {
      expect(await shop.accountOf(each)).toMatchObject({
        state: 'received',
        // a seller who takes cash issues the receipt
        receipts: each === cash ? 0 : TOTAL,
        stock: { handed_over: 300 },
      })
      expect(
        await sql('select kind from ledger_entry where order_id = $1 and kind = $2', [each, 'settlement']),
      ).toHaveLength(1)
      expect(
        await sql(`select kind, count(*) from notification where order_id = $1 group by kind having count(*) > 1`, [
          each,
        ]),
      ).toEqual([])
      expect(await sql(`select from bonus_entry where order_id = $1 and kind = 'accrued'`, [each])).toHaveLength(1)
    }
  })
})
