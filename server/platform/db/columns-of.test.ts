import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'

test('names of a row become names of columns, and what lies inside a value stays', () => {
  expect(columnsOf({ status: 'held', heldAmount: 100, gatewayOrderId: null, words: { shortTitle: 'x' } })).toEqual({
    status: 'held',
    held_amount: 100,
    gateway_order_id: null,
    words: { shortTitle: 'x' },
  })
})
