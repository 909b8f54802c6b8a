import { expect, test } from 'vitest'
import { columnsOf } from './columns-of.ts'

test('maps field names to column names and leaves values unchanged', () => {
  expect(columnsOf({ status: 'held', heldAmount: 100, gatewayOrderId: null, words: { shortTitle: 'x' } })).toEqual({
    status: 'held',
    held_amount: 100,
    gateway_order_id: null,
    words: { shortTitle: 'x' },
  })
})
