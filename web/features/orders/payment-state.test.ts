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

it('calls a paid order paid, also after an edit or a claim gave a part back', () => {
  expect(paymentState(order({}))).toBe('paid')
  expect(paymentState(order({ paymentStatus: 'partiallyReturned' }))).toBe('paid')
})

it('adds no second word to a cancelled order', () => {
  for (const paymentStatus of ['cancelled', 'returned', 'open', 'wait'] as const)
    expect(paymentState(order({ paymentStatus, status: 'canceled' }))).toBeNull()
})

it('calls money that is handed over with the goods no debt', () => {
  expect(paymentState(order({ paymentStatus: 'open', paymentMethod: 'cashondelivery' }))).toBe('onReceipt')
})

it('tells who is waited for', () => {
  expect(paymentState(order({ paymentStatus: 'wait', may: { ...may, pay: true } }))).toBe('open')
  expect(paymentState(order({ paymentStatus: 'wait' }))).toBe('wait')
  expect(paymentState(order({ paymentStatus: 'wait', isHeld: true }))).toBe('held')
})
