import type { Picking } from '@okolitsa/contracts/picking/picking.ts'
import type { UnsentEntry } from '@okolitsa/domain/unsent/unsent-entry.ts'
import { expect, it } from 'vitest'
import { stateOfLine, withAnswers, withUnsent } from './picking-marks.ts'
import { pickingPath, pickingQueryOf } from './picking-query.ts'

const line = {
  ...{ id: 1, productId: 7, isWeight: false, isWeighed: false, need: 3, picked: 0, isShort: false, version: 4 },
}
const scale = { ...line, id: 3, isWeight: true, need: 1000, version: 0 }
const day = { orders: [{ id: 9, lines: [line, { ...line, id: 2 }, scale] }] } as unknown as Picking
const linesOf = ({ orders }: Picking) => orders[0]?.lines.map(({ picked, version }) => [picked, version])
const entry = (lineId: number, amount: number, rest: Partial<UnsentEntry> = {}) =>
  ({
    kind: 'mark',
    lineId,
    amount,
    isShort: false,
    trouble: null,
    seen: stateOfLine(line as never),
    ...rest,
  }) as UnsentEntry

it("applies pending marks, then the server's answers", () => {
  const shown = withUnsent(day, [entry(1, 2), entry(3, 1084, { kind: 'weigh' })])
  expect(linesOf(shown)).toEqual([
    [2, 4],
    [0, 4],
    [1084, 0],
  ])
  expect(shown.orders[0]?.lines[2]?.isWeighed).toBe(true)
  // another person has marked the line: the server's state takes precedence
  const there = { amount: 3, isShort: false, version: 6, isWeighed: false }
  const answered = withAnswers(day, [{ entry: entry(1, 2), result: { kind: 'stale', there } }])
  expect(linesOf(answered)?.[0]).toEqual([3, 6])
})

it("returns the server's state of a conflict", () => {
  expect(withUnsent(day, [entry(1, 2, { trouble: { kind: 'gone' } })])).toBe(day)
})

it('parses the URL, with defaults for invalid values', () => {
  const read = (search: string) => pickingQueryOf(new URLSearchParams(search))
  expect(read('date=2026-11-24&by=orders')).toEqual({ date: '2026-11-24', by: 'orders' })
  expect(read('date=2026-19-39&by=all')).toEqual({ date: null, by: 'products' })
  expect(pickingPath({ date: '2026-11-24', by: 'orders' })).toBe('/cabinet/picking?date=2026-11-24&by=orders')
  expect(pickingPath({ by: 'products' })).toBe('/cabinet/picking')
})
