import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { expect, test } from 'vitest'
import { byProduct } from './use-collect-cart.ts'

const chosen = (id: number, quantity: number) => ({ product: { id } as ProductCard, quantity })

test('adds up the quantities of a product chosen for two ingredients', () => {
  const bought = byProduct([chosen(1, 2), chosen(2, 1), chosen(1, 3)])
  expect(bought.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [1, 5],
    [2, 1],
  ])
})
