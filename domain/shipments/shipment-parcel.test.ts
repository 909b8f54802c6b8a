import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { itemsOf, MAX_ITEMS, type PackedLine, proposedGrams } from './shipment-parcel.ts'

const line = (of: Partial<PackedLine> = {}): PackedLine => ({
  title: 'Сыр',
  sku: '1',
  unit: 'г',
  measure: 300,
  isWeight: false,
  amount: 2,
  sum: kopecks(90_000),
  ...of,
})
const someLine = fc.record({
  title: fc.constant('x'),
  sku: fc.constant('1'),
  unit: fc.constantFrom('г', 'мл', 'шт'),
  measure: fc.integer({ min: 1, max: 2_000 }),
  isWeight: fc.boolean(),
  amount: fc.integer({ min: 1, max: 60 }),
  sum: fc.integer({ min: 0, max: 5_000_000 }).map(kopecks),
})

describe('a parcel', () => {
  it('weighs the measured weight plus a tenth for the box, in steps of a hundred grams', () => {
    expect(proposedGrams([line({ isWeight: true, amount: 584 })])).toBe(700)
    expect(proposedGrams([line()])).toBe(700)
    // a jar of unknown weight counts as a kilogram
    expect(proposedGrams([line({ unit: 'шт', measure: 10, amount: 2 })])).toBe(2_200)
    expect(proposedGrams([])).toBe(100)
  })

  it('collects 0 for a paid order', () => {
    const items = itemsOf([line(), line()], { due: kopecks(0), parcelGrams: 2_000, rest: '' })
    expect(items.map(({ toCollect }) => toCollect)).toEqual([0, 0])
    expect(items.map(({ worth }) => worth)).toEqual([90_000, 90_000])
  })

  it('collects exactly the sum due, and declares no more than its weight', () => {
    fc.assert(
      fc.property(
        fc.array(someLine, { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 9_000_000 }).map(kopecks),
        fc.integer({ min: 300, max: 30_000 }),
        (lines, due, parcelGrams) => {
          const items = itemsOf(lines, { due, parcelGrams, rest: 'rest' })
          expect(items.length).toBe(Math.min(lines.length, MAX_ITEMS))
          expect(items.reduce((sum, { toCollect }) => sum + toCollect, 0)).toBe(due)
          expect(items.every(({ toCollect }) => toCollect >= 0)).toBe(true)
          expect(items.reduce((sum, { weightGrams }) => sum + weightGrams, 0)).toBeLessThanOrEqual(
            Math.max(parcelGrams, items.length),
          )
          expect(items.reduce((sum, { worth }) => sum + worth, 0)).toBe(lines.reduce((sum, one) => sum + one.sum, 0))
        },
      ),
    )
  })
})
