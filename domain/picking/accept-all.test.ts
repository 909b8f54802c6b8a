import { expect, it } from 'vitest'
import { sortNewOrders } from './accept-all.ts'

const order = (id: number, more: object = {}) => ({
  ...{ id, paymentMethod: 'cashondelivery', paymentStatus: 'open', isHeld: false, awaitsAnswer: false },
  ...more,
})

it('accepts paid, held and cash orders, and separates unpaid ones and those with an open proposal', () => {
  const sorted = sortNewOrders([
    order(1),
    order(2, { paymentMethod: 'sbp', paymentStatus: 'paid' }),
    order(3, { paymentMethod: 'rbs', paymentStatus: 'wait', isHeld: true }),
    order(4, { paymentMethod: 'sbp' }),
    order(5, { awaitsAnswer: true }),
    order(6, { paymentMethod: 'sbp', awaitsAnswer: true }),
  ] as never)
  const idsOf = (orders: readonly object[]) => (orders as { id: number }[]).map(({ id }) => id)
  expect([idsOf(sorted.accepted), idsOf(sorted.unpaid), idsOf(sorted.asked)]).toEqual([[1, 2, 3], [4, 6], [5]])
})
