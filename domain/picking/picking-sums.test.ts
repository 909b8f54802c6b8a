import { describe, expect, it } from 'vitest'
import {
  isGathered,
  markOfOneLess,
  markOfOneMore,
  marksOfAll,
  marksOfShort,
  marksOfTotal,
  type PickingLine,
  pickingSums,
} from './picking-sums.ts'

const line = (id: number, productId: number, need: number, more: Partial<PickingLine> = {}): PickingLine => ({
  id,
  productId,
  isWeight: false,
  need,
  picked: 0,
  isWeighed: false,
  isShort: false,
  ...more,
})

describe('sums over orders', () => {
  it('counts an order once, however often it contains a product', () => {
    const orders = [
      { lines: [line(1, 7, 2, { picked: 2 }), line(2, 8, 1), line(3, 7, 1)] },
      { lines: [line(4, 7, 4, { picked: 1, isShort: true })] },
    ]
    expect(pickingSums(orders)).toEqual([
      { productId: 7, orders: 2, need: 7, picked: 3, done: 1, lines: 3, short: 3 },
      { productId: 8, orders: 1, need: 1, picked: 0, done: 0, lines: 1, short: 0 },
    ])
  })
  it('treats weighed goods as done once they are weighed, at any weight', () => {
    const cheese = line(1, 7, 600, { isWeight: true, isWeighed: true, picked: 571 })
    expect(isGathered({ lines: [cheese] })).toBe(true)
    expect(isGathered({ lines: [{ ...cheese, picked: 0, isWeighed: false }] })).toBe(false)
  })
})

describe('marks', () => {
  const lines = [
    line(1, 7, 2, { picked: 2 }),
    line(2, 7, 3, { picked: 1 }),
    line(3, 7, 500, { isWeight: true }),
    line(4, 7, 2, { isShort: true }),
  ]
  it('adds a piece to the first waiting order, and removes one from the last order with a piece', () => {
    expect(markOfOneMore(lines)).toEqual({ lineId: 2, amount: 2, isShort: false })
    expect(markOfOneLess(lines)).toEqual({ lineId: 2, amount: 0, isShort: false })
    expect(markOfOneMore([line(1, 7, 1, { picked: 1 })])).toBeNull()
    expect(markOfOneLess([line(1, 7, 1)])).toBeNull()
    // a found product is no longer missing
    expect(markOfOneMore([line(1, 7, 1, { isShort: true })])).toEqual({ lineId: 1, amount: 1, isShort: false })
  })
  it('distributes a typed total over parcels in their order, and returns only changes', () => {
    expect(marksOfTotal(lines, 6)).toEqual([
      { lineId: 2, amount: 3, isShort: false },
      { lineId: 4, amount: 1, isShort: true },
    ])
    expect(marksOfTotal(lines, 99).map(({ amount }) => amount)).toEqual([3, 2])
    expect(marksOfTotal(lines, 0).map(({ lineId, amount }) => [lineId, amount])).toEqual([
      [1, 0],
      [2, 0],
    ])
  })
  it('marks all lines except weighed and missing goods', () => {
    expect(marksOfAll(lines)).toEqual([{ lineId: 2, amount: 3, isShort: false }])
    expect(marksOfShort(lines)).toEqual([{ lineId: 2, amount: 1, isShort: true }])
  })
})
