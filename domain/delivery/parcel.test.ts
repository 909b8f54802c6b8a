import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GRAM, PIECE } from '../catalog/unit.ts'
import { MAX_PARCEL_GRAMS, type ParcelLine, parcelGrams } from './parcel.ts'

const line = (unit: string, measure: number, quantity: number): ParcelLine => ({ unit, measure, quantity })

describe('the weight of a parcel', () => {
  it('includes the box and rounds up to whole kilograms', () => {
    expect(parcelGrams([line(GRAM, 300, 3)])).toBe(1_000)
    expect(parcelGrams([line(GRAM, 500, 2)])).toBe(2_000)
  })

  it('weighs a step of pieces as a kilogram, for any number of pieces', () => {
    expect(parcelGrams([line(PIECE, 10, 2)])).toBe(parcelGrams([line(PIECE, 1, 2)]))
    expect(parcelGrams([line(PIECE, 10, 2)])).toBe(3_000)
  })

  it('never returns zero', () => {
    expect(parcelGrams([])).toBe(1_000)
  })

  it('never exceeds the maximum, at any quantity', () => {
    expect(parcelGrams([line(GRAM, 50_000, 999)])).toBe(MAX_PARCEL_GRAMS)
  })

  it('returns the same weight in any order of lines, and never less when a line is added', () => {
    const anyLine = fc.record({
      unit: fc.constantFrom(GRAM, PIECE),
      measure: fc.integer({ min: 1, max: 5_000 }),
      quantity: fc.integer({ min: 0, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine), anyLine, (lines, added) => {
        const grams = parcelGrams(lines)
        expect(grams % 1_000).toBe(0)
        expect(parcelGrams(lines.toReversed())).toBe(grams)
        expect(parcelGrams([...lines, added])).toBeGreaterThanOrEqual(grams)
      }),
    )
  })
})
