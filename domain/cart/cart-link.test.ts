import { expect, test } from 'vitest'
import { linkedProducts, linkedText } from './cart-link.ts'

test('reads products with their quantities and adds up repeated ones', () => {
  expect(linkedProducts('12:2,15')).toEqual([
    { productId: 12, quantity: 2 },
    { productId: 15, quantity: 1 },
  ])
  expect(linkedProducts('12,12:3')).toEqual([{ productId: 12, quantity: 4 }])
  const wanted = [
    { productId: 7, quantity: 20 },
    { productId: 8, quantity: 1 },
  ]
  expect(linkedProducts(linkedText(wanted))).toEqual(wanted)
})

test('returns null for a malformed or oversized link', () => {
  for (const text of ['', ',', '12:', '12:0', '-1', '012', '1e3', '12:2;13', '12:99', '12:11,12:11', '1'.repeat(401)])
    expect(linkedProducts(text)).toBeNull()
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',')
  expect(linkedProducts(many(20))).toHaveLength(20)
  expect(linkedProducts(many(21))).toBeNull()
})
