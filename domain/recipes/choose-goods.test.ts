import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZERO } from '../money/money.ts'
import type { BasketWay } from './basket.ts'
import { type Candidate, INGREDIENT_UNITS, proposeGoods, stepsFor } from './choose-goods.ts'

const COURIER: BasketWay = {
  methodCode: 'courier',
  id: 1,
  price: ZERO,
  minOrderSum: ZERO,
  freeDeliverySum: null,
  dates: ['2026-12-01'],
}
const SENT: BasketWay = { ...COURIER, methodCode: 'cdek', id: 0, price: null, dates: [] }

const candidate = (fields: Partial<Candidate> & Pick<Candidate, 'position' | 'productId'>): Candidate => ({
  organizationId: 1,
  price: 10_000,
  isPiece: false,
  measure: 500,
  most: null,
  fit: 0,
  popularity: 0,
  ways: [COURIER],
  ...fields,
})
const need = (position: number, amount = 300) => ({ position, amount, unit: 'g' as const })

describe('how much is bought', () => {
  test('buys whole steps that contain the amount, with spoons converted to grams', () => {
    expect(stepsFor({ amount: 501, unit: 'g' }, { isPiece: false, measure: 500 })).toBe(2)
    expect(stepsFor({ amount: 2, unit: 'tablespoon' }, { isPiece: false, measure: 25 })).toBe(2)
    expect(stepsFor({ amount: 11, unit: 'piece' }, { isPiece: true, measure: 10 })).toBe(2)
  })
  test('buys one step when pieces are compared with grams', () => {
    expect(stepsFor({ amount: 3, unit: 'piece' }, { isPiece: false, measure: 500 })).toBe(1)
    expect(stepsFor({ amount: 900, unit: 'g' }, { isPiece: true, measure: 1 })).toBe(1)
  })
  test('never buys less than the recipe requires, nor a whole step more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 2_000 }), (amount, measure) => {
        const steps = stepsFor({ amount, unit: 'g' }, { isPiece: false, measure })
        expect(steps * measure).toBeGreaterThanOrEqual(amount)
        expect((steps - 1) * measure).toBeLessThan(amount)
      }),
    )
  })
})

describe('the proposed product', () => {
  test('prefers the better matching word to the lower price', () => {
    const goods = [candidate({ position: 0, productId: 1, fit: 1, price: 1 }), candidate({ position: 0, productId: 2 })]
    expect(proposeGoods([need(0)], goods)[0]?.products.map(({ productId }) => productId)).toEqual([2, 1])
  })
  test('prefers a seller with more of the recipe to the lower price', () => {
    const goods = [
      candidate({ position: 0, productId: 1, organizationId: 7, price: 1 }),
      candidate({ position: 0, productId: 2, organizationId: 8 }),
      candidate({ position: 1, productId: 3, organizationId: 8 }),
    ]
    expect(proposeGoods([need(0), need(1)], goods).map(({ products }) => products[0]?.productId)).toEqual([2, 3])
  })
  test("prefers a seller's own delivery to a better word by carrier, but never proposes a wrong product", () => {
    const sent = candidate({ position: 0, productId: 1, ways: [SENT] })
    expect(
      proposeGoods([need(0)], [sent, candidate({ position: 0, productId: 2, fit: 1 })])[0]?.products[0]?.productId,
    ).toBe(2)
    expect(
      proposeGoods([need(0)], [sent, candidate({ position: 0, productId: 3, fit: null })])[0]?.products[0]?.productId,
    ).toBe(1)
  })
  test('excludes products that are too few or match only the category', () => {
    const goods = [
      candidate({ position: 0, productId: 1, most: 1 }),
      candidate({ position: 0, productId: 2, fit: null }),
    ]
    expect(proposeGoods([need(0, 600)], goods)).toEqual([{ position: 0, products: [] }])
  })
  test('proposes only candidates of each ingredient, in the order of the ingredients', () => {
    const unit = fc.constantFrom(...INGREDIENT_UNITS)
    const needs = fc.uniqueArray(fc.record({ position: fc.nat(8), amount: fc.integer({ min: 1, max: 999 }), unit }), {
      selector: ({ position }) => position,
    })
    const goods = fc.array(
      fc
        .record({ position: fc.nat(8), productId: fc.nat(30), fit: fc.option(fc.nat(3), { nil: null }) })
        .map(candidate),
    )
    fc.assert(
      fc.property(needs, goods, (wanted, offered) => {
        const chosen = proposeGoods(wanted, offered)
        expect(chosen.map(({ position }) => position)).toEqual(wanted.map(({ position }) => position))
        for (const { position, products } of chosen) {
          const own = offered.filter((one) => one.position === position).map(({ productId }) => productId)
          expect(products.every(({ productId }) => own.includes(productId))).toBe(true)
          expect(products.length).toBeLessThanOrEqual(7)
        }
      }),
    )
  })
})
