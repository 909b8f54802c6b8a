import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { CartSellable } from './cart-line.ts'
import { boundOrMost, demandOnSale, demandQuantity } from './change-line.ts'
import { mergeLines } from './merge-lines.ts'

const eggs: CartSellable = {
  productId: 5,
  organizationId: 7,
  enabled: true,
  isReachable: true,
  price: kopecks(18_000),
  finalPrice: kopecks(18_000),
  stockLeft: 4,
  maxSaleQuantity: 10,
  unit: 'шт',
  measure: 10,
}
const refusalOf = (act: () => void): Refusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('a quantity', () => {
  it('allows a quantity up to the stock', () => expect(() => demandQuantity(eggs, 4)).not.toThrow())
  it('refuses a quantity above the stock and reports the steps left', () => {
    const refusal = refusalOf(() => demandQuantity(eggs, 5))
    expect(refusal.code).toBe('NOT_ENOUGH_STOCK')
    expect(refusal.facts).toEqual({ products: [{ productId: 5, left: 4 }] })
  })
  it('refuses a quantity above the limit and reports the limit', () => {
    const refusal = refusalOf(() => demandQuantity({ ...eggs, stockLeft: null }, 11))
    expect(refusal.code).toBe('QUANTITY_OVER_LIMIT')
    expect(refusal.facts).toEqual({ productId: 5, max: 10 })
  })
  it('limits a quantity even when neither the seller nor the stock does', () => {
    expect(refusalOf(() => demandQuantity({ ...eggs, stockLeft: null, maxSaleQuantity: null }, 10_001)).code).toBe(
      'QUANTITY_OVER_LIMIT',
    )
  })
  it('refuses a product off sale or out of reach, but always allows quantity 0', () => {
    expect(refusalOf(() => demandQuantity({ ...eggs, enabled: false }, 1)).code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    expect(refusalOf(() => demandQuantity({ ...eggs, isReachable: false }, 1)).code).toBe('UNAVAILABLE_AT_USER_AREA')
    expect(() => demandQuantity({ ...eggs, enabled: false }, 0)).not.toThrow()
  })
  it('refuses a product of another seller', () => {
    expect(refusalOf(() => demandOnSale(eggs, 5, 8)).code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    expect(refusalOf(() => demandOnSale(undefined, 5)).code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
  })
  it('refuses a quantity exactly when it exceeds the bound', () => {
    const any = fc.record({
      stockLeft: fc.option(fc.integer({ min: 0, max: 50 })),
      max: fc.option(fc.integer({ min: 1, max: 50 })),
    })
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 60 }), ({ stockLeft, max }, quantity) => {
        const product = { ...eggs, stockLeft, maxSaleQuantity: max }
        if (quantity <= boundOrMost(product)) expect(() => demandQuantity(product, quantity)).not.toThrow()
        else
          expect(refusalOf(() => demandQuantity(product, quantity)).code).toMatch(
            /NOT_ENOUGH_STOCK|QUANTITY_OVER_LIMIT/,
          )
      }),
    )
  })
})

describe('merging carts', () => {
  const lines = fc.uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 12 }),
      optionsKey: fc.constant(''),
      quantity: fc.integer({ min: 1, max: 10_000 }),
      seenPrice: fc.integer({ min: 1, max: 1_000 }).map(kopecks),
    }),
    { selector: (line) => line.productId, maxLength: 12 },
  )
  it('adds up quantities of both carts, at most to the bound', () => {
    const line = (productId: number, quantity: number) => ({
      productId,
      optionsKey: '',
      quantity,
      seenPrice: kopecks(100),
    })
    expect(mergeLines([line(1, 2)], [line(1, 3), line(2, 1)], () => 4)).toEqual([line(1, 4), line(2, 1)])
    expect(mergeLines([line(1, 2)], [line(1, 3)], () => null)).toEqual([line(1, 5)])
    expect(mergeLines([line(1, 2)], [line(1, 3)], () => 0)).toEqual([line(1, 3)])
  })
  it('preserves every line and never reduces a quantity', () => {
    fc.assert(
      fc.property(lines, lines, fc.option(fc.integer({ min: 0, max: 500 })), (own, guest, bound) => {
        const merged = mergeLines(own, guest, () => bound)
        const ids = new Set([...own, ...guest].map((line) => line.productId))
        expect(new Set(merged.map((line) => line.productId))).toEqual(ids)
        expect(merged).toHaveLength(ids.size)
        for (const line of merged) {
          const a = own.find(({ productId }) => productId === line.productId)?.quantity ?? 0
          const b = guest.find(({ productId }) => productId === line.productId)?.quantity ?? 0
          expect(line.quantity).toBeGreaterThanOrEqual(Math.max(a, b))
          expect(line.quantity).toBeLessThanOrEqual(a + b)
          expect(line.quantity).toBeLessThanOrEqual(Math.max(a, b, Math.min(bound ?? 10_000, 10_000)))
        }
      }),
    )
  })
})
