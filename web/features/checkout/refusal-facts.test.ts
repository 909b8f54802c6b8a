import { expect, test } from 'vitest'
import { blockOf, refusalsOf } from './refusal-facts.ts'

test('shows a refusal in the block where it can be corrected', () => {
  for (const code of ['PROMO_ENDED', 'BONUSES_NOT_ENOUGH', 'NO_FREE_SHIPPING_AVAILABLE', 'PAYMENT_METHOD_UNAVAILABLE'])
    expect(blockOf(code)).toBe('pay')
  for (const code of ['DELIVERY_DATE_UNAVAILABLE', 'CART_CHANGED', 'NOT_ENOUGH_STOCK']) {
    expect(blockOf(code)).toBe('receive')
  }
})

test('names no carts for a refusal of the whole order group', () => {
  expect(refusalsOf({ facts: undefined })).toEqual([])
  expect(refusalsOf({ facts: { cartId: 'a' } })).toEqual([])
})
