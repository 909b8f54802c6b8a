import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { expect, it } from 'vitest'
import { newlyLeftForLater } from './ripens-later.ts'

const garlic = { id: 2, title: 'Чеснок', changes: [{ kind: 'ripensLater', readyOn: '2027-07-01' }] }
const cartOf = (...products: object[]) => ({ products }) as unknown as Cart
const leek = { id: 1, title: 'Порей', changes: [] }

it('names the product that a change has left to a separate order', () => {
  const left = [{ title: 'Чеснок', readyOn: '2027-07-01' }]
  expect(newlyLeftForLater(cartOf(leek), cartOf(leek, garlic))).toEqual(left)
  expect(newlyLeftForLater(cartOf({ ...garlic, changes: [] }), cartOf(garlic, leek))).toEqual(left)
  expect(newlyLeftForLater(undefined, cartOf(leek, garlic))).toEqual(left)
})

it('reports each product once, and no product of other carts', () => {
  expect(newlyLeftForLater(cartOf(leek, garlic), cartOf(leek, garlic))).toEqual([])
  expect(newlyLeftForLater(cartOf(leek), cartOf(leek))).toEqual([])
  expect(newlyLeftForLater(cartOf(leek), null)).toEqual([])
})
