import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { lineSum, orderSums } from './order-sums.ts'

const line = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000 }),
    off: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 40 }),
    measure: fc.integer({ min: 1, max: 5_000 }),
    isWeight: fc.boolean(),
  })
  .map(({ price, off, ...rest }) => ({ ...rest, price: kopecks(price), finalPrice: kopecks(Math.max(0, price - off)) }))
const lines = fc.array(line, { minLength: 1, maxLength: 20 })
const money = fc.integer({ min: 0, max: 3_000_000 }).map(kopecks)

describe('sums of an order', () => {
  it('adds up to the sum of the lines, without negative sums', () => {
    fc.assert(
      fc.property(lines, money, money, money, (ordered, delivery, promo, bonuses) => {
        const sums = orderSums(ordered, delivery, { promo, bonuses })
        expect(sums.goods - sums.specialDiscount - sums.promoDiscount - sums.bonuses + sums.delivery).toBe(sums.total)
        expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0)
        expect(sums.goods - sums.specialDiscount).toBe(ordered.reduce((sum, each) => sum + lineSum(each), 0))
        expect(sums.total).toBeGreaterThanOrEqual(sums.delivery)
      }),
    )
  })

  it('refuses an order above the maximum total', () => {
    const dear = { price: kopecks(100_000_000), finalPrice: kopecks(100_000_000), quantity: 100 }
    expect(() => orderSums([dear], kopecks(0))).toThrow('QUANTITY_OVER_LIMIT')
  })
})
