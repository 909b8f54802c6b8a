import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWithServer, type ServerCart, type ServerProduct } from './compare.ts'

const product = (id: number, over: Partial<ServerProduct> = {}): ServerProduct => ({
  id,
  priceInfo: { price: 645.5, finalPrice: 645.5, specialPrice: null, specialFromDate: null, specialToDate: null },
  quantityInCart: 2,
  changes: [],
  ...over,
})
const cart = (products: ServerProduct[], over: Partial<ServerCart> = {}): ServerCart => ({
  enabled: true,
  isAvailableAtUserArea: true,
  products,
  ...over,
})
const cheaper = {
  price: 645.5,
  finalPrice: 600,
  specialPrice: 600,
  specialFromDate: null,
  specialToDate: '2026-12-01',
}

describe('the cart check', () => {
  it('returns `unchanged` for equal products in any order', () => {
    const theirs = cart([product(1), product(2)])
    expect(compareWithServer(cart([product(2), product(1)]), theirs)).toEqual({ outcome: 'unchanged', cart: theirs })
  })
  it('returns `notFound` when the cart is deleted', () => {
    expect(compareWithServer(cart([product(1)]), null)).toMatchObject({
      outcome: 'replaced',
      reason: 'notFound',
      cart: null,
      notFound: true,
    })
  })
  it.each([{ enabled: false }, { isAvailableAtUserArea: false }])('returns `notEnabled` for %o', (over) => {
    const theirs = cart([product(1)], over)
    expect(compareWithServer(cart([product(1)]), theirs)).toMatchObject({ reason: 'notEnabled', cart: theirs })
  })
  it.each([
    ['priceChanged', product(1, { priceInfo: cheaper }), { was: 645.5, now: 600 }],
    ['lessLeft', product(1, { quantityInCart: 1, changes: [{ kind: 'lessLeft', left: 1 }] }), { left: 1 }],
    ['soldOut', product(1, { quantityInCart: 0, changes: [{ kind: 'soldOut' }] }), {}],
    ['disabled', product(1, { quantityInCart: 0, changes: [{ kind: 'disabled' }] }), {}],
    ['unreachable', product(1, { quantityInCart: 0, changes: [{ kind: 'unreachable' }] }), {}],
    ['limit', product(1, { quantityInCart: 1, changes: [{ kind: 'limit', max: 1 }] }), { max: 1 }],
    ['quantityChanged', product(1, { quantityInCart: 3 }), { was: 2, now: 3 }],
  ])('reports %s at the line', (kind, theirs, facts) => {
    expect(compareWithServer(cart([product(1)]), cart([theirs]))).toMatchObject({
      outcome: 'replaced',
      reason: 'productsMismatch',
      notFound: true,
      differences: [{ productId: 1, kind, ...facts }],
    })
  })
  it('lists lines that another tab added and removed', () => {
    expect(compareWithServer(cart([product(1)]), cart([product(2)]))).toMatchObject({
      reason: 'productsMismatch',
      differences: [
        { productId: 2, kind: 'added' },
        { productId: 1, kind: 'removed' },
      ],
    })
  })
  it('does not report a change the client already knows', () => {
    const known = product(1, { quantityInCart: 1, changes: [{ kind: 'lessLeft', left: 1 }] })
    expect(compareWithServer(cart([known]), cart([known])).outcome).toBe('unchanged')
  })
  it('returns `unchanged` exactly when id, priceInfo and quantity are equal', () => {
    const products = fc.uniqueArray(
      fc
        .record({
          id: fc.integer({ min: 1, max: 4 }),
          final: fc.constantFrom(600, 645.5),
          quantity: fc.constantFrom(1, 2),
        })
        .map(({ id, final, quantity }) =>
          product(id, { quantityInCart: quantity, priceInfo: final === 600 ? cheaper : product(1).priceInfo }),
        ),
      { selector: (one) => one.id, maxLength: 4 },
    )
    const key = (list: readonly ServerProduct[]) =>
      JSON.stringify(list.toSorted((a, b) => a.id - b.id).map((one) => [one.id, one.priceInfo, one.quantityInCart]))
    fc.assert(
      fc.property(products, products, (mine, theirs) => {
        const check = compareWithServer(cart(mine), cart(theirs))
        expect(check.outcome === 'unchanged').toBe(key(mine) === key(theirs))
      }),
    )
  })
})
