import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writePromoCode } from '../../sales/loyalty/loyalty-shop.data.ts'
import { BREAD, farmer } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, DAY, FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openLedgerShop } from '../ledger/ledger-shop.data.ts'
import { watchMissingReceipts } from './missing-receipts.ts'

const shop = await openLedgerShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

interface BookedItem {
  readonly name: string
  readonly price: number
  readonly quantity: number
  readonly sum: number
}
const piecesOf = (items: readonly BookedItem[]) =>
  items.filter(({ name }) => name === 'Bread').reduce((sum, { quantity }) => sum + quantity, 0)

describe('receipts of partly delivered goods', () => {
  it('refunds three of seven discounted pieces as three pieces', async () => {
    const id = await shop.paid({ lines: { [BREAD]: 7 }, bonuses: 333 })
    await shop.services.orders.move(farmer, id, 'isAssembling')
    await shop.change(id, {
      kind: 'weigh',
      lines: [{ lineId: await shop.lineOf(id, BREAD), picked: 4 }],
      isAboveCharged: false,
    })
    await shop.runOutbox()
    await shop.handOver(id)
    const booked = await shop.bookedOf(id)
    const rows = booked.map(({ operation, receipt }: { operation: string; receipt: { items: BookedItem[] } }) => [
      operation,
      piecesOf(receipt.items),
    ])
    expect(rows).toEqual([
      ['sell', 7],
      ['sell_refund', 3],
      ['sell', 4],
    ])
  })
})

describe('an order with a total of zero', () => {
  const free = { methodCode: 'pickup', tradePlaceId: PICKUP } as const
  beforeAll(() =>
    shop.write((tx, { loyalty }) =>
      loyalty.setLoyaltyProgram(tx, AUTHOR, FARM, { accrualPercent: 3, maxSharePercent: 100, levels: [] }),
    ),
  )

  it('pays the order immediately and makes a zero receipt at handover when bonuses cover the whole sum', async () => {
    const id = await shop.order({ ...free, lines: { [BREAD]: 1 }, bonuses: 500 })
    expect(await shop.read(id)).toMatchObject({ total: 0, paymentStatus: 'paid', payment: null, may: { pay: false } })
    await shop.services.orders.move(farmer, id, 'isAssembling')
    await shop.services.orders.move(farmer, id, 'readyForIssuance')
    await shop.services.orders.move(farmer, id, 'received')
    await shop.runOutbox()
    await shop.services.fiscal.catchUp()
    expect(await shop.receiptsOf(id)).toEqual([['settlement', 0, 'registered']])
    expect((await shop.bookedOf(id))[0].receipt).toMatchObject({
      items: [{ name: 'Bread', price: 0, quantity: 1, sum: 0, payment_method: 'full_payment' }],
      payments: [{ type: 4, sum: 0 }],
      total: 0,
    })
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid', receipts: [{ kind: 'settlement', total: 0 }] })
  })

  it('makes no receipt when a promo code covers the whole sum', async () => {
    await writePromoCode(shop, 'ДАРОМ', { kind: 'percent', value: 100 })
    const cartId = await shop.cart(BORIS, FARM, { [BREAD]: 1 })
    const cart = { cartId, date: DAY, paymentMethod: 'sbp', promoCode: 'ДАРОМ', ...free }
    const { orderId: id } = (await shop.checkout(BORIS, cart)).body.orders[0]
    expect(await shop.read(id, BORIS)).toMatchObject({ total: 0, paymentStatus: 'paid' })
    for (const to of ['isAssembling', 'readyForIssuance', 'received'] as const)
      await shop.services.orders.move(farmer, id, to)
    await shop.runOutbox()
    expect(await shop.receiptsOf(id)).toEqual([])
  })

  it('makes no receipt when the order is cancelled', async () => {
    const id = await shop.order({ ...free, lines: { [BREAD]: 1 }, bonuses: 500 })
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA })
    await shop.runOutbox()
    expect(await shop.read(id)).toMatchObject({ status: 'canceled', paymentStatus: 'cancelled' })
    expect(await shop.receiptsOf(id)).toEqual([])
  })
})

describe('an order of a person', () => {
  it('names the person with their number as the supplier, without VAT whatever the rate of the goods', async () => {
    const supplierOf = async (tax: 'usn_income' | 'npd' | 'lph', ien: string) => {
      // the commands of registration are tested elsewhere
      await shop.sql(
        `update organization set tax_system = $2, ien = $3, tin = '500100732259', legal_name = 'Сидорова Мария Петровна'
          where id = $1`,
        [FARM, tax, ien],
      )
      const id = await shop.paid({ lines: { [BREAD]: 1 } })
      await shop.runOutbox()
      const [{ receipt }] = await shop.bookedOf(id)
      const { supplier_info: supplier, vat } = receipt.items[0]
      return [supplier.name, supplier.inn, vat]
    }
    await shop.sql('update product set vat = 10 where id = $1', [BREAD])
    const none = { type: 'none', sum: 0 }
    const person = ['Сидорова Мария Петровна', '500100732259']
    expect(await supplierOf('npd', '')).toEqual([...person, none])
    expect(await supplierOf('lph', '')).toEqual([...person, none])
    const [, , vat] = await supplierOf('usn_income', '304500116000157')
    expect(vat).not.toEqual(none)
  })
})

describe('the hourly check of receipts', () => {
  const logged: { facts: { orders?: number; first?: string[] }; message: string }[] = []
  const log = { error: (facts: object, message: string) => void logged.push({ facts, message }) }
  const look = async () => {
    logged.splice(0)
    await shop.runPeriodic('find-missing-receipts')
  }
  const gauge = async () => {
    const { body } = await shop.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    return /^orders_without_receipt (\d+)$/m.exec(body)?.[1] ?? null
  }
  const moneyOf = async (id: number) => (await shop.receiptsOf(id)).map(([kind]) => kind)

  it('writes the missing receipt of an order paid an hour ago, logs it and counts it in the metrics', async () => {
    await look()
    expect(await gauge()).toBe('0')
    const id = await shop.unheard()
    await look()
    expect([await gauge(), await moneyOf(id)]).toEqual(['0', []])
    shop.passMinutes(61)
    const watch = watchMissingReceipts({ database: shop.database, register: null, clock: shop.now, log })
    await watch.task.run()
    expect([watch.count(), logged]).toEqual([null, []])
    await look()
    expect(await gauge()).toBe('1')
    await shop.runOutbox()
    expect(await moneyOf(id)).toEqual(['prepayment'])
    await look()
    expect(await gauge()).toBe('0')
    shop.passMinutes(121)
    expect(await gauge()).toBeNull()
    shop.passMinutes(-182)
    await shop.services.ledger.catchUp()
  })

  it('logs each order without a receipt together with the reason', async () => {
    await shop.breakRegister('refuse', 1)
    const refused = await shop.paid()
    const lost = await shop.unheard()
    shop.passMinutes(75)
    const register = { register: async () => '', status: async () => ({ state: 'waiting' as const }) }
    const watch = watchMissingReceipts({ database: shop.database, register, clock: shop.now, log })
    logged.splice(0)
    await watch.task.run()
    expect(watch.count()).toBe(2)
    expect(logged).toEqual([
      {
        message: 'paid orders have no fiscal receipt',
        facts: {
          orders: 2,
          first: [
            `order ${lost} has moved money and has no receipt for 75 minutes: not written`,
            expect.stringMatching(`^order ${refused} has moved money and has no receipt for 75 minutes: `),
          ],
        },
      },
    ])
    const [failed] = await shop.services.fiscal.receiptsOf(refused)
    expect(await shop.services.fiscal.overdueReceipts()).toEqual({
      count: 1,
      since: failed?.createdAt,
      orderId: refused,
    })
    await shop.services.fiscal.correctReceipt(failed?.id ?? '')
    shop.passMinutes(-75)
    await shop.services.ledger.catchUp()
    await shop.runOutbox()
  })
})
