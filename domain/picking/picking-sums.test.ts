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
  it('count an order once, however often a product stands in it', () => {
    const orders = [
      { lines: [line(1, 7, 2, { picked: 2 }), line(2, 8, 1), line(3, 7, 1)] },
      { lines: [line(4, 7, 4, { picked: 1, isShort: true })] },
    ]
    expect(pickingSums(orders)).toEqual([
      { productId: 7, orders: 2, need: 7, picked: 3, done: 1, lines: 3, short: 3 },
      { productId: 8, orders: 1, need: 1, picked: 0, done: 0, lines: 1, short: 0 },
    ])
  })
  it('weight goods are done when they are weighed, whatever they weigh', () => {
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
  it('one more goes to the first who waits, one less comes from the last who has', () => {
    expect(markOfOneMore(lines)).toEqual({ lineId: 2, amount: 2, isShort: false })
    expect(markOfOneLess(lines)).toEqual({ lineId: 2, amount: 0, isShort: false })
    expect(markOfOneMore([line(1, 7, 1, { picked: 1 })])).toBeNull()
    expect(markOfOneLess([line(1, 7, 1)])).toBeNull()
    // what was found after all is not missing any more
    expect(markOfOneMore([line(1, 7, 1, { isShort: true })])).toEqual({ lineId: 1, amount: 1, isShort: false })
  })
  it('a typed total fills parcels in their order, and says only what changes', () => {
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
  it('all of it leaves out what is weighed and what is missing', () => {
    expect(marksOfAll(lines)).toEqual([{ lineId: 2, amount: 3, isShort: false }])
    expect(marksOfShort(lines)).toEqual([{ lineId: 2, amount: 1, isShort: true }])
  })
})
