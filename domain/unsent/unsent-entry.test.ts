import { describe, expect, it } from 'vitest'
import {
  insisted,
  type LineState,
  MAX_UNSENT,
  type UnsentEntry,
  withLostLine,
  withResult,
  withSubmitted,
} from './unsent-entry.ts'

const NOTHING: LineState = { amount: 0, isShort: false, version: 0, isWeighed: false }
const entry = (id: string, amount: number, rest: Partial<UnsentEntry> = {}): UnsentEntry => ({
  ...{ id, kind: 'mark', lineId: 1, orderId: 10, productId: 100, date: null, title: 'Творог', unit: 'шт' },
  ...{ amount, isShort: false, seen: NOTHING, at: '2026-11-21T06:41:00.000Z', tries: 0, trouble: null },
  ...rest,
})
const there = (amount: number, version: number, rest: Partial<LineState> = {}): LineState => ({
  ...NOTHING,
  amount,
  version,
  ...rest,
})

describe('an entry made offline', () => {
  it('stores one entry for a line, and retains the state before the first press', () => {
    const first = entry('a', 1, { seen: there(0, 4), tries: 2 })
    const queue = withSubmitted([first], [entry('b', 2, { seen: there(1, 4) }), entry('c', 5, { lineId: 2 })])
    expect(queue).toMatchObject([
      { id: 'b', amount: 2, seen: { amount: 0, version: 4 }, tries: 2 },
      { id: 'c', lineId: 2, amount: 5 },
    ])
  })
  it('stores a weight and a mark of one line separately, up to a limit', () => {
    expect(withSubmitted([entry('a', 1)], [entry('b', 700, { kind: 'weigh' })])).toHaveLength(2)
    const full = Array.from({ length: MAX_UNSENT }, (_, index) => entry(`${index}`, 1, { lineId: index + 1 }))
    expect(withSubmitted(full, [entry('more', 1, { lineId: MAX_UNSENT + 1 })])).toBeNull()
    expect(withSubmitted(full, [entry('again', 2)])).toHaveLength(MAX_UNSENT)
  })
})

describe("the server's answer", () => {
  it('removes the stored entry, and updates later ones to the new state', () => {
    const sent = entry('a', 1)
    expect(withResult([sent], sent, { kind: 'kept', there: there(1, 5) })).toEqual([])
    expect(withResult([entry('b', 2)], sent, { kind: 'kept', there: there(1, 5) })).toMatchObject([
      { id: 'b', amount: 2, seen: { amount: 1, version: 5 }, trouble: null },
    ])
  })
  it('never drops an offline number, because a person chooses', () => {
    const waited = entry('a', 3, { tries: 1 })
    const stale = { kind: 'stale', there: there(5, 7) } as const
    const [asked] = withResult([waited], waited, stale)
    expect(asked).toMatchObject({ amount: 3, trouble: { kind: 'changed', there: { amount: 5, version: 7 } } })
    expect(insisted(asked as UnsentEntry, stale.there)).toMatchObject({ amount: 3, seen: stale.there, trouble: null })
    // both found the same
    expect(withResult([waited], waited, { kind: 'stale', there: there(3, 7) })).toEqual([])
  })
  it('drops the slower of two entries when both people are online', () => {
    const sent = entry('a', 3)
    expect(withResult([sent], sent, { kind: 'stale', there: there(5, 7) })).toEqual([])
  })
  it('retains entries of missing lines and refused ones until they are read', () => {
    const sent = entry('a', 3)
    expect(withResult([sent], sent, { kind: 'gone' })).toMatchObject([{ trouble: { kind: 'gone' } }])
    expect(withResult([sent], sent, { kind: 'refused', words: 'Нельзя' })).toMatchObject([
      { trouble: { words: 'Нельзя' } },
    ])
  })
  it('counts failed sendings of all waiting entries', () => {
    expect(withLostLine([entry('a', 1), entry('b', 1, { lineId: 2, trouble: { kind: 'gone' } })])).toMatchObject([
      { id: 'a', tries: 1 },
      { id: 'b', tries: 0 },
    ])
  })
})
