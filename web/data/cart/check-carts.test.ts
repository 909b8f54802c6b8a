import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { expect, it } from 'vitest'
import { checkCarts } from './check-carts.ts'

const priceInfo = { price: 645.5, finalPrice: 645.5, specialPrice: null, specialFromDate: null, specialToDate: null }
const line = (id: number, more: object = {}) => ({ id, priceInfo, quantityInCart: 2, changes: [], ...more })
const cart = (products: object[], more: object = {}) =>
  ({ cartId: 'c', enabled: true, isAvailableAtUserArea: true, products, ...more }) as unknown as Cart
const reasons = (shown: Cart, now: Cart | null) => checkCarts([shown], now ? [now] : []).map(({ reason }) => reason)

it('reports no change for an unchanged cart and for changes by members', () => {
  expect(reasons(cart([line(1)]), cart([line(1)]))).toEqual([])
  expect(reasons(cart([line(1)]), cart([line(1, { quantityInCart: 3 }), line(2)]))).toEqual([])
  expect(reasons(cart([line(1), line(2)]), cart([line(1)]))).toEqual([])
})
it('reports a change by the shop once, not at every reading', () => {
  const dearer = cart([line(1, { priceInfo: { ...priceInfo, finalPrice: 600 } })])
  const less = cart([line(1, { quantityInCart: 1, changes: [{ kind: 'lessLeft', left: 1 }] })])
  for (const now of [dearer, less]) {
    expect(reasons(cart([line(1)]), now)).toEqual(['productsMismatch'])
    expect(reasons(now, now)).toEqual([])
  }
})
it('reports that a cart is gone or that the seller is unavailable', () => {
  const closed = cart([line(1)], { enabled: false })
  expect(reasons(cart([line(1)]), null)).toEqual(['notFound'])
  expect(reasons(cart([line(1)]), closed)).toEqual(['notEnabled'])
  expect(reasons(closed, closed)).toEqual([])
})
