import { expect, it } from 'vitest'
import { type PaidOrder, paymentState } from './payment-state.ts'

const may = { cancel: true, complete: false, pay: false, repeat: false, message: true }
const order = (facts: Partial<PaidOrder>): PaidOrder => ({
  paymentStatus: 'paid',
  paymentMethod: 'sbp',
  isHeld: false,
  status: 'formed',
  may,
  ...facts,
})

it('treats a paid order as paid, also after an edit or a claim refunded a part', () => {
  expect(paymentState(order({}))).toBe('paid')
  expect(paymentState(order({ paymentStatus: 'partiallyReturned' }))).toBe('paid')
})

it('returns no state for a cancelled order', () => {
  for (const paymentStatus of ['cancelled', 'returned', 'open', 'wait'] as const)
    expect(paymentState(order({ paymentStatus, status: 'canceled' }))).toBeNull()
})

it('distinguishes payment on receipt from debt', () => {
  expect(paymentState(order({ paymentStatus: 'open', paymentMethod: 'cashondelivery' }))).toBe('onReceipt')
})

it('states the party that the payment waits for', () => {
  expect(paymentState(order({ paymentStatus: 'wait', may: { ...may, pay: true } }))).toBe('open')
  expect(paymentState(order({ paymentStatus: 'wait' }))).toBe('wait')
  expect(paymentState(order({ paymentStatus: 'wait', isHeld: true }))).toBe('held')
})
