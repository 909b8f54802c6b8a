import { expect, it } from 'vitest'
import { takesOrders } from './takes-orders.ts'

it.each([
  ['open', false, true],
  ['preparing', false, false],
  ['preparing', true, true],
  ['closed', true, false],
] as const)('in a market that is %s, in a preview %s, takes orders: %s', (state, isPreview, expected) => {
  expect(takesOrders(state, isPreview)).toBe(expected)
})
