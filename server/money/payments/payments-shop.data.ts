import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, expect } from 'vitest'
import { run } from '../../platform/db/client.ts'
import { ANNA, CHEESE, DAY, FARM, twoFarms } from '../../testing/two-farms.data.ts'
import { type Answered, integrityProblemsOf, type World, type WorldOptions } from '../../testing/world.data.ts'

export interface BankOrder {
  readonly orderNumber: string
  /** Status code of the bank: 0 registered, 1 held, 2 paid, 3 reversed, 4 refunded, 6 declined. */
  readonly status: number
  readonly amount: number
  readonly deposited: number
  readonly refunded: number
}

/** Actions of customers, the seller and the bank on payments of Anna's orders. */
export interface PaymentsShop extends World {
  /** Places an order; by default one cheese by weight, 944,50 ₽ including delivery. */
  place(paymentMethod?: string, lines?: Record<number, number>, farm?: number): Promise<number>
  /** Makes the call of the payment page. */
  state(id: number, as?: number): Promise<Answered['body']>
  view(id: number): Promise<Answered['body']>
  chooseMethod(id: number, method: string, as?: number): Promise<Answered>
  cancel(id: number): Promise<Answered>
  /** Moves the order through these steps as the seller. */
  send(id: number, ...steps: Parameters<World['services']['orders']['move']>[2][]): Promise<void>
  /** Enters a card number on the bank's page, without a notification. */
  payByCard(id: number): Promise<void>
  /** Pays the code of the payment page without a notification, and makes the page's call. */
  payByCode(id: number): Promise<Answered['body']>
  /** Pays by card and makes the page's call. */
  hold(id: number): Promise<void>
  /** Releases a hold at the bank. */
  releaseHold(id: number): Promise<void>
  /** Changes the order's total by `by` kopecks, as a change set does. */
  changeTotal(id: number, by: number, key: string): Promise<void>
  /** Orders as stored by the bank, newest first. */
  atBank(id: number): Promise<BankOrder[]>
  events(id: number, topic: string): Promise<Record<string, unknown>[]>
}

async function openPaymentsShop(options?: WorldOptions): Promise<PaymentsShop> {
  const shop = await twoFarms(options)
  const { database } = shop
  const { payments, orders } = shop.services
  const state = async (id: number, as = ANNA) =>
    (await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as })).body
  const atBank = async (id: number) =>
    ((await shop.bankOrders()) as BankOrder[]).filter(({ orderNumber }) => orderNumber.startsWith(`${id}-`))
  const pressOnCardPage = async (id: number, form: string) => {
    const [attempt] = await shop.sql<{ gateway_order_id: string }>(
      `select gateway_order_id from payment where order_id = $1 and gateway_order_id is not null order by attempt desc`,
      [id],
    )
    await shop.bank.inject({
      method: 'POST',
      url: `/payment/merchants/okolitsa/payment_ru.html?mdOrder=${attempt?.gateway_order_id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    })
  }
  const payByCard = async (id: number) => {
    await shop.fault('no-notify', 1)
    await pressOnCardPage(id, 'card=4111+1111+1111+1111')
  }

  return {
    ...shop,
    state,
    atBank,
    payByCard,
    place: async (paymentMethod = 'rbs', lines = { [CHEESE]: 1 }, farm = FARM) => {
      const cartId = await shop.cart(ANNA, farm, lines)
      const placed = await shop.checkout(ANNA, { cartId, methodCode: 'courier', date: DAY, paymentMethod })
      if (placed.body.orders?.length !== 1) throw new Error(placed.text)
      return placed.body.orders[0].orderId
    },
    view: async (id) => (await shop.call('GET', `/api/v1/orders/${id}`, { as: ANNA })).body,
    chooseMethod: (id, method, as = ANNA) => shop.call('PATCH', `/api/v1/orders/${id}/${method}`, { as }),
    cancel: (id) => shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA, body: { reason: 'передумала' } }),
    send: async (id, ...steps) => {
      const seller = { kind: 'admin', staffId: 1 } as const
      for (const step of steps) await orders.move(seller, id, step)
    },
    payByCode: async (id) => {
      const { payload } = await state(id)
      await shop.fault('no-notify', 1)
      await shop.press(payload, 'pay')
      shop.passMinutes(1)
      return state(id)
    },
    hold: async (id) => {
      await payByCard(id)
      await state(id)
    },
    releaseHold: async (id) => {
      await shop.fault('no-notify', 1)
      await pressOnCardPage(id, 'action=release')
    },
    changeTotal: (id, by, key) =>
      database.inTransaction(async (tx) => {
        const [order] = await run<{ total_sum: Kopecks }>(
          tx,
          `update shop_order set goods_sum = greatest(0, goods_sum + $2), total_sum = total_sum + $2,
             delivery_sum = delivery_sum + least(0, goods_sum + $2)
            where id = $1 returning total_sum`,
          [id, by],
        )
        await run(
          tx,
          `update order_line set actual_sum = greatest(0, actual_sum + $2)
            where id = (select min(id) from order_line where order_id = $1)`,
          [id, by],
        )
        if (order) await payments.adjust(tx, id, { key, total: order.total_sum, reason: 'test' })
      }),
    events: async (id, topic) =>
      (
        await shop.sql<{ payload: Record<string, unknown> }>(
          `select payload from outbox where topic = $2 and payload ->> 'orderId' = $1 order by id`,
          [String(id), topic],
        )
      ).map(({ payload }) => payload),
  }
}

/** Opens the shop of one test file; the integrity of its data is checked after every test. */
export async function paymentsShopOfFile(options?: WorldOptions): Promise<PaymentsShop> {
  const shop = await openPaymentsShop(options)
  afterEach(async () => {
    await shop.fault('none')
    await shop.runOutbox()
    expect(await integrityProblemsOf(shop)).toEqual([])
  })
  return shop
}
