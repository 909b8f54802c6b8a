import type { StockItem } from '@okolitsa/contracts/stock/stock-desk.ts'
import { type UnsentEntry, withResult, withSubmitted } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { expect, it } from 'vitest'
import { entriesOfMoves, withUnsentMoves } from './unsent-stock.ts'

const CURD: StockItem = {
  ...{ id: 1, title: 'Творог', imageUrl: '', hue: 90, unit: 'шт', measure: 1, isWeight: false, isOnSale: true },
  ...{ onHand: 10, promised: 2, lowBelow: null, isLow: false, waiting: 0, yesterday: null },
}
const EGGS = { ...CURD, id: 2, onHand: null }
const at = new Date('2026-11-21T06:41:00Z')
let press = 0
const entriesOf = (kind: 'arrival' | 'writeOff' | 'count', amount: number, item = CURD): readonly UnsentEntry[] =>
  entriesOfMoves([{ press: `press-${++press}`, productId: item.id, kind, amount, seen: item.onHand }], [CURD, EGGS], at)
const queue = (...moves: (readonly UnsentEntry[])[]) =>
  moves.reduce<readonly UnsentEntry[]>((entries, move) => withSubmitted(entries, move) ?? [], [])

it('applies pending moves in their order', () => {
  const entries = queue(
    entriesOf('arrival', 5),
    entriesOf('arrival', 5),
    entriesOf('count', 12),
    entriesOf('writeOff', 1),
  )
  expect(entries).toHaveLength(4)
  expect(withUnsentMoves([CURD, EGGS], entries)).toEqual([{ ...CURD, onHand: 11 }, EGGS])
  // a count sets the amount of an uncounted product
  expect(withUnsentMoves([EGGS], queue(entriesOf('arrival', 5, EGGS), entriesOf('count', 7, EGGS)))).toMatchObject([
    { onHand: 7 },
  ])
  expect(withUnsentMoves([CURD], [])).toEqual([CURD])
})

it('sends a move once; asks about a conflicting amount and does not apply it meanwhile', () => {
  const [first, second] = [entriesOf('arrival', 5), entriesOf('count', 12)]
  const [arrival, count] = [...first, ...second]
  if (!arrival || !count) throw new Error('nothing was said')
  const there = { amount: 15, isShort: false, version: 0, isWeighed: false }
  const left = withResult(queue(first, second), arrival, { kind: 'kept', there })
  expect(left).toMatchObject([{ id: count.id, seen: { amount: 10 } }])
  const asked = withResult(left, count, { kind: 'stale', there: { ...there, amount: 9 } })
  expect(asked).toMatchObject([{ id: count.id, amount: 12, trouble: { kind: 'changed', there: { amount: 9 } } }])
  expect(withUnsentMoves([CURD], asked)).toEqual([CURD])
  // both persons have entered the same amount
  expect(withResult(left, count, { kind: 'stale', there: { ...there, amount: 12 } })).toEqual([])
})

it('ignores moves of products that are not on the page', () => {
  expect(entriesOfMoves([{ press: 'x', productId: 99, kind: 'count', amount: 1 }], [CURD], at)).toEqual([])
})
