import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { withShownProducts } from './shown-products.ts'

const { list } = defineEndpoints({
  list: { method: 'GET', path: '/list', access: 'public', summary: '', answer: z.unknown() },
})

it('finds products wherever an answer holds them, and nothing else', async () => {
  const shown = new Set<number>()
  const product = (id: number, more = {}) => ({ id, priceInfo: { price: 1 }, farmer: { id: 7 }, ...more })
  const answer = {
    items: [product(1), { product: product(2, { pairs: [product(3)] }) }],
    farmer: { id: 4, products: [product(5)] },
    none: null,
  }
  const send = withShownProducts(async () => answer as never, shown)
  expect(await send(list, {} as never)).toBe(answer)
  expect([...shown].toSorted()).toEqual([1, 2, 3, 5])
})
