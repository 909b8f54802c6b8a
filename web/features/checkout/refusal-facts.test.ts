import { expect, test } from 'vitest'
import { blockOf, refusalsOf } from './refusal-facts.ts'

test('a refusal stands in the block where it is mended', () => {
  for (const code of ['PROMO_ENDED', 'BONUSES_NOT_ENOUGH', 'NO_FREE_SHIPPING_AVAILABLE', 'PAYMENT_METHOD_UNAVAILABLE'])
    expect(blockOf(code)).toBe('pay')
  for (const code of ['DELIVERY_DATE_UNAVAILABLE', 'CART_CHANGED', 'NOT_ENOUGH_STOCK']) {
    expect(blockOf(code)).toBe('receive')
  }
})

test('a refusal of the whole purchase names no carts', () => {
  expect(refusalsOf({ facts: undefined })).toEqual([])
  expect(refusalsOf({ facts: { cartId: 'a' } })).toEqual([])
})
