import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { kopecks } from '../money/money.ts'
import { discountPercent, holdsOn, priceOn, pricePerUnit, type SpecialPrice } from './price.ts'
import { GRAM, PIECE } from './unit.ts'

const special: SpecialPrice = { price: kopecks(45_500), from: '2026-11-10', to: '2026-11-20' }
const price = kopecks(52_000)

describe('priceOn', () => {
  it('applies a special price from its first to its last day, both included', () => {
    expect(priceOn(price, [special], '2026-11-09').finalPrice).toBe(52_000)
    expect(priceOn(price, [special], '2026-11-10').finalPrice).toBe(45_500)
    expect(priceOn(price, [special], '2026-11-20').finalPrice).toBe(45_500)
    expect(priceOn(price, [special], '2026-11-21').finalPrice).toBe(52_000)
  })

  it('treats an open end as unbounded', () => {
    expect(holdsOn({ ...special, from: null, to: null }, '1999-01-01')).toBe(true)
  })

  it('ignores a special price that is not lower than the usual one', () => {
    const dearer = { ...special, price: kopecks(60_000) }
    expect(priceOn(price, [dearer], '2026-11-15')).toEqual({
      price,
      finalPrice: price,
      special: null,
      discountPercent: 0,
    })
  })

  it('never exceeds the usual price, and never overstates the discount', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: -40, max: 40 }), (usual, lower, days) => {
        const day = plusDays('2026-11-15', days)
        const result = priceOn(kopecks(usual), [{ ...special, price: kopecks(lower) }], day)
        return (
          result.finalPrice <= usual &&
          result.finalPrice * 100 <= usual * (100 - result.discountPercent) &&
          (result.special === null) === (result.finalPrice === usual)
        )
      }),
    )
  })
})

it('rounds the discount down', () => {
  expect(discountPercent(kopecks(10_000), kopecks(8_701))).toBe(12)
  expect(discountPercent(kopecks(10_000), kopecks(10_000))).toBe(0)
})

it('computes the price per kilogram and per piece', () => {
  expect(pricePerUnit(kopecks(39_000), GRAM, 300)).toBe(130_000)
  expect(pricePerUnit(kopecks(17_000), PIECE, 10)).toBe(1_700)
})
