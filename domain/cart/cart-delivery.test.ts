import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { deliveryFee, sumsFor } from './cart-delivery.ts'

const terms = {
  price: kopecks(30_000),
  minOrderSum: kopecks(80_000),
  freeDeliverySum: kopecks(300_000),
  minOrderSumForSubscribers: kopecks(50_000),
  freeDeliverySumForSubscribers: kopecks(100_000),
}

it('subscribers get the lowest sums', () => {
  expect(sumsFor(terms, false)).toEqual({ minOrderSum: 80_000, freeDeliverySum: 300_000 })
  expect(sumsFor(terms, true)).toEqual({ minOrderSum: 50_000, freeDeliverySum: 100_000 })
  const dearer = { ...terms, minOrderSumForSubscribers: kopecks(90_000), freeDeliverySumForSubscribers: null }
  expect(sumsFor(dearer, true)).toEqual({ minOrderSum: 80_000, freeDeliverySum: 300_000 })
  expect(sumsFor({ ...terms, freeDeliverySum: null }, true).freeDeliverySum).toBe(100_000)
})

it('delivery is free from the free sum on, and never when there is none', () => {
  expect(deliveryFee(terms, kopecks(299_999), false)).toBe(30_000)
  expect(deliveryFee(terms, kopecks(300_000), false)).toBe(0)
  expect(deliveryFee(terms, kopecks(100_000), true)).toBe(0)
  expect(deliveryFee({ ...terms, freeDeliverySum: null }, kopecks(9_000_000), false)).toBe(30_000)
})
