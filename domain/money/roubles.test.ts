import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRoubles,
  isAtMost,
  kopecksOf,
  partOfRoubles,
  percentOfRoubles,
  ratioOfRoubles,
  roublesOf,
  subtractRoubles,
  sumRoubles,
  timesRoubles,
} from './roubles.ts'

const kopecks = fc.integer({ min: 0, max: 2_147_483_647 })

describe('roubles of the API', () => {
  it('adds and subtracts without floating-point errors', () => {
    expect([0.1 + 0.2, sumRoubles([0.1, 0.2])]).toEqual([0.30000000000000004, 0.3])
    expect(subtractRoubles(0.3, 0.1)).toBe(0.2)
    expect([subtractRoubles(10, 2.5, 8), sumRoubles([])]).toEqual([-0.5, 0])
    fc.assert(
      fc.property(fc.array(kopecks, { maxLength: 20 }), (amounts) => {
        expect(kopecksOf(sumRoubles(amounts.map(roublesOf)))).toBe(amounts.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('multiplies and divides to a whole kopeck', () => {
    expect([39.1 * 3, timesRoubles(39.1, 3)]).toEqual([117.30000000000001, 117.3])
    expect([timesRoubles(1_290, 0.75), partOfRoubles(1_000, 3), percentOfRoubles(99.99, 25)]).toEqual([
      967.5, 333.33, 25,
    ])
    expect([ratioOfRoubles(0.3, 0.1), ratioOfRoubles(5, 0)]).toEqual([3, 0])
    fc.assert(
      fc.property(kopecks, fc.integer({ min: 0, max: 1_000 }), (price, count) => {
        expect(kopecksOf(timesRoubles(roublesOf(price), count))).toBe(price * count)
      }),
    )
  })

  it('compares by whole kopecks', () => {
    expect([39.1 * 3 <= 117.3, isAtMost(39.1 * 3, 117.3), isAtMost(117.31, 117.3)]).toEqual([false, true, false])
    expect([3, 0.1 + 0.2, 0.3].sort(compareRoubles)).toEqual([0.1 + 0.2, 0.3, 3])
  })
})
