import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enteredPrice, isFarPrice, kilogramPrice, portionPrice, steppedPrice } from './kilogram-price.ts'

describe('the price of a kilogram', () => {
  it('converts the price of a portion to the price of a kilogram and back', () => {
    expect(kilogramPrice({ price: 68_500, measure: 500 })).toBe(137_000)
    expect(portionPrice(140_000, 500)).toBe(70_000)
    expect(portionPrice(137_000, 300)).toBe(41_100)
  })
  it('restores the price of any portion to the kopeck', () => {
    const step = fc.record({ price: fc.integer({ min: 1, max: 1e9 }), measure: fc.integer({ min: 1, max: 1_000_000 }) })
    fc.assert(
      fc.property(step, (one) => {
        expect(portionPrice(kilogramPrice(one), one.measure, one)).toBe(one.price)
      }),
    )
  })
  it('needs no earlier price for a portion up to a kilogram', () => {
    const step = fc.record({ price: fc.integer({ min: 1, max: 1e9 }), measure: fc.integer({ min: 1, max: 1_000 }) })
    fc.assert(
      fc.property(step, (one) => {
        expect(portionPrice(kilogramPrice(one), one.measure)).toBe(one.price)
      }),
    )
  })
  it('leaves prices of pieces unchanged', () => {
    expect(enteredPrice({ price: 12_000, measure: 10 }, false)).toBe(12_000)
    expect(steppedPrice(12_000, 10, false)).toBe(12_000)
    expect(enteredPrice({ price: 12_000, measure: 250 }, true)).toBe(48_000)
    expect(steppedPrice(48_000, 250, true)).toBe(12_000)
  })
})

it('warns about a price above twice or below half of the earlier one', () => {
  expect([290, 580, 581, 145, 144, 2_900].map((after) => isFarPrice(290, after))).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ])
})
