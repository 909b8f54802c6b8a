import { expect, it } from 'vitest'
import { firstOrderRefusal, type OrderingPast } from './first-orders.ts'

const limits = { unpaid: 3, stockPercent: 30 }
const newcomer: OrderingPast = { hasReceived: false, unpaid: 0, taken: new Map() }
const eggs = (quantity: number, available: number | null = 40) => ({
  isPrepaid: false,
  lines: [{ productId: 1, title: 'Eggs', quantity, available }],
})

it('limits a new customer to a part of the stock and reports the limit', () => {
  expect(firstOrderRefusal(limits, newcomer, eggs(12))).toBeNull()
  expect(firstOrderRefusal(limits, newcomer, eggs(13))).toEqual({
    reason: 'stock',
    productId: 1,
    title: 'Eggs',
    most: 12,
  })
})
it('includes the stock of earlier unpaid orders', () => {
  const past = { ...newcomer, unpaid: 1, taken: new Map([[1, 10]]) }
  expect(firstOrderRefusal(limits, past, eggs(2, 30))).toBeNull()
  expect(firstOrderRefusal(limits, past, eggs(3, 30))).toMatchObject({ reason: 'stock', most: 2 })
})
it('always allows two pieces, and products with unlimited stock', () => {
  expect(firstOrderRefusal(limits, newcomer, eggs(2, 2))).toBeNull()
  expect(firstOrderRefusal(limits, newcomer, eggs(3, 4))).toMatchObject({ most: 2 })
  expect(firstOrderRefusal(limits, newcomer, eggs(500, null))).toBeNull()
})
it('limits open unpaid orders, also prepaid ones that await payment', () => {
  const past = { ...newcomer, unpaid: 3 }
  expect(firstOrderRefusal(limits, past, eggs(1))).toEqual({ reason: 'orders', most: 3 })
  expect(firstOrderRefusal(limits, past, { ...eggs(1), isPrepaid: true })).toEqual({ reason: 'orders', most: 3 })
})
it('does not limit prepaid goods or customers who have received an order', () => {
  expect(firstOrderRefusal(limits, newcomer, { ...eggs(40), isPrepaid: true })).toBeNull()
  expect(firstOrderRefusal(limits, { ...newcomer, hasReceived: true, unpaid: 9 }, eggs(40))).toBeNull()
  expect(firstOrderRefusal({ ...limits, stockPercent: 0 }, newcomer, eggs(40))).toBeNull()
  expect(firstOrderRefusal({ ...limits, unpaid: 0 }, { ...newcomer, unpaid: 9 }, eggs(40))).toBeNull()
})
