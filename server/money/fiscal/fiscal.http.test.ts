import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writePromoCode } from '../../sales/loyalty/loyalty-shop.data.ts'
import { BREAD, farmer } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, BORIS, DAY, FARM, PICKUP } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { openLedgerShop } from '../ledger/ledger-shop.data.ts'

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

describe('receipts of goods that were not all brought', () => {
  it('return three of seven discounted pieces as three pieces', async () => {
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

describe('an order that costs nothing', () => {
  const free = { methodCode: 'pickup', tradePlaceId: PICKUP } as const
  beforeAll(() =>
    shop.write((tx, { loyalty }) =>
      loyalty.setLoyaltyProgram(tx, AUTHOR, FARM, { accrualPercent: 3, maxSharePercent: 100, levels: [] }),
    ),
  )

  it('is paid from the start; of bonuses alone it has a receipt of nothing at the hand-over', async () => {
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

  it('of a promo code alone has no receipt', async () => {
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

  it('has no receipt when it is cancelled', async () => {
    const id = await shop.order({ ...free, lines: { [BREAD]: 1 }, bonuses: 500 })
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA })
    await shop.runOutbox()
    expect(await shop.read(id)).toMatchObject({ status: 'canceled', paymentStatus: 'cancelled' })
    expect(await shop.receiptsOf(id)).toEqual([])
  })
})
