import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { expect, it } from 'vitest'
import { type GroupedOrder, orderGroupState } from './order-group-state.ts'

const bought = (id: number, facts: Partial<OrderSummaryAnswer>, isAwaited = false): GroupedOrder => ({
  order: { id, status: 'formed', paymentMethod: 'sbp', ...facts } as OrderSummaryAnswer,
  awaited: isAwaited ? ({ orderId: id } as PaymentState) : null,
})

it('returns the number of online payments and the first open one', () => {
  const state = orderGroupState([bought(1, {}), bought(2, {}, true), bought(3, {}, true)])
  expect(state).toMatchObject({ count: 3, paid: 1, next: { order: { id: 2 } } })
  expect(state.unpaid.map(({ order }) => order.id)).toEqual([2, 3])
})

it('excludes cash and cancelled orders', () => {
  const orderGroup = [bought(1, { paymentMethod: 'cashondelivery' }), bought(2, { status: 'canceled' }), bought(3, {})]
  expect(orderGroupState(orderGroup)).toMatchObject({ count: 1, paid: 1, next: null, unpaid: [] })
})
