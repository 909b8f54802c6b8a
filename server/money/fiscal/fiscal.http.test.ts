import { afterEach, describe, expect, it } from 'vitest'
import { BREAD, farmer } from '../../sales/orders/changes-shop.data.ts'
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
