import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { expect, test } from 'vitest'
import { quantityOf, summaryOf, withCart, withoutCart, withPending } from './cart-state.ts'

const line = (id: number, quantity: number, price = 100.1): CartProduct =>
  ({
    id,
    price,
    priceWithDiscount: price,
    quantityInCart: quantity,
    clientQuantityInCart: quantity,
    lineSum: price * quantity,
    discount: 0,
    isAvailableForCart: true,
  }) as CartProduct

const cart = (cartId: string, organizationId: number, version: number, products: CartProduct[]): Cart =>
  ({
    cartId,
    farmerId: organizationId,
    version,
    products,
    totals: { goods: 300.3, discount: 0, delivery: 199, total: 499.3, weightGrams: 0, itemsCount: products.length },
    progress: { minOrderSum: 500, isMinReached: false, toMin: 199.7, freeDeliverySum: 1000, toFree: 699.7 },
  }) as Cart

const listOf = (...items: Cart[]): CartList => ({ items, totalItems: items.length, notFoundIds: [] })

test('drops an answer older than the known one', () => {
  const list = listOf(cart('a', 1, 5, [line(1, 3)]))
  expect(withCart(list, cart('a', 1, 4, []))).toBe(list)
  expect(withCart(list, cart('a', 1, 6, [])).items[0]?.version).toBe(6)
})

test('puts the newest cart first and replaces another cart of the same seller', () => {
  const at = (item: Cart, createdAt: string) => ({ ...item, createdAt })
  const old = at(cart('b', 2, 1, []), '2026-11-20T08:00:00.000Z')
  const known = listOf(at(cart('a', 1, 1, []), '2026-11-19T08:00:00.000Z'), old)
  const list = withCart(known, at(cart('c', 1, 1, []), '2026-11-21T08:00:00.000Z'))
  expect(list.items.map((item) => item.cartId)).toEqual(['c', 'b'])
  // a joined shared cart may be older than the others
  const joined = withCart(known, at(cart('c', 1, 1, []), '2026-11-18T08:00:00.000Z'))
  expect(joined.items.map((item) => item.cartId)).toEqual(['b', 'c'])
  expect(withoutCart(list, 'b').totalItems).toBe(1)
})

test('applies a pending quantity to line, sums and the minimum immediately, without rounding errors', () => {
  const list = withPending(listOf(cart('a', 1, 1, [line(1, 3)])), new Map([['1:', 5]]))
  const [shown] = list.items
  expect(shown?.products[0]?.lineSum).toBe(500.5)
  expect(shown?.totals).toMatchObject({ goods: 500.5, total: 699.5 })
  expect(shown?.progress).toMatchObject({ isMinReached: true, toMin: 0, toFree: 499.5 })
})

test('hides a cart without lines and restores it when the pending quantity is withdrawn', () => {
  const list = listOf(cart('a', 1, 1, [line(1, 3)]))
  expect(withPending(list, new Map([['1:', 0]])).items).toEqual([])
  expect(withPending(list, new Map())).toBe(list)
})

test('includes a pending quantity before the server stores it', () => {
  const list = listOf(cart('a', 1, 1, [line(1, 3)]))
  expect(quantityOf(list, new Map([['1:', 4]]), 1)).toBe(4)
  expect(quantityOf(list, new Map(), 1)).toBe(3)
  expect(quantityOf(undefined, new Map([['9:', 1]]), 9)).toBe(1)
  expect(summaryOf(list)).toEqual({ count: 1, sumRoubles: 300.3 })
})

test('changes lines of one dish with different options separately', () => {
  const [big, small] = [
    { ...line(1, 2), optionsKey: '8' },
    { ...line(1, 1), optionsKey: '7' },
  ]
  const list = listOf(cart('a', 1, 1, [big, small]))
  const shown = withPending(list, new Map([['1:7', 4]])).items[0]
  expect(shown?.products.map(({ optionsKey, quantityInCart }) => [optionsKey, quantityInCart])).toEqual([
    ['8', 2],
    ['7', 4],
  ])
  expect(quantityOf(list, new Map(), 1, '8')).toBe(2)
  expect(quantityOf(list, new Map(), 1)).toBe(0)
})
