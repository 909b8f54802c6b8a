import { expect, it } from 'vitest'
import { firstOrderRefusal, type OrderingPast } from './first-orders.ts'

const limits = { unpaid: 3, stockPercent: 30 }
const newcomer: OrderingPast = { hasReceived: false, unpaid: 0, taken: new Map() }
const eggs = (quantity: number, available: number | null = 40) => ({
  isPrepaid: false,
  lines: [{ productId: 1, title: 'Eggs', quantity, available }],
})

it('lets a newcomer take a part of the shelf, and says how much', () => {
  expect(firstOrderRefusal(limits, newcomer, eggs(12))).toBeNull()
  expect(firstOrderRefusal(limits, newcomer, eggs(13))).toEqual({
    reason: 'stock',
    productId: 1,
    title: 'Eggs',
    most: 12,
  })
})
it('counts what earlier unpaid orders took', () => {
  const past = { ...newcomer, unpaid: 1, taken: new Map([[1, 10]]) }
  expect(firstOrderRefusal(limits, past, eggs(2, 30))).toBeNull()
  expect(firstOrderRefusal(limits, past, eggs(3, 30))).toMatchObject({ reason: 'stock', most: 2 })
})
it('never minds two pieces, nor what has no end', () => {
  expect(firstOrderRefusal(limits, newcomer, eggs(2, 2))).toBeNull()
  expect(firstOrderRefusal(limits, newcomer, eggs(3, 4))).toMatchObject({ most: 2 })
  expect(firstOrderRefusal(limits, newcomer, eggs(500, null))).toBeNull()
})
it('bounds open unpaid orders, prepaid ones that wait for their money too', () => {
  const past = { ...newcomer, unpaid: 3 }
  expect(firstOrderRefusal(limits, past, eggs(1))).toEqual({ reason: 'orders', most: 3 })
  expect(firstOrderRefusal(limits, past, { ...eggs(1), isPrepaid: true })).toEqual({ reason: 'orders', most: 3 })
})
it('leaves prepaid goods and whoever received an order alone', () => {
  expect(firstOrderRefusal(limits, newcomer, { ...eggs(40), isPrepaid: true })).toBeNull()
  expect(firstOrderRefusal(limits, { ...newcomer, hasReceived: true, unpaid: 9 }, eggs(40))).toBeNull()
  expect(firstOrderRefusal({ ...limits, stockPercent: 0 }, newcomer, eggs(40))).toBeNull()
  expect(firstOrderRefusal({ ...limits, unpaid: 0 }, { ...newcomer, unpaid: 9 }, eggs(40))).toBeNull()
})
