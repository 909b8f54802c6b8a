import { expect, it } from 'vitest'
import { counterMoneyOf } from './counter-money.ts'
import { PAYMENT_METHODS } from './payment-method.ts'

it.each([
  ['cashondelivery', 'open', 'onReceipt'],
  ['urozhaj', 'open', 'onReceipt'],
  ['cashondelivery', 'cancelled', null],
  ['banktransfer', 'open', 'open'],
  ['sbp', 'open', 'open'],
  ['sbp', 'wait', 'open'],
] as const)('%s, %s is %s', (paymentMethod, paymentStatus, money) => {
  expect(counterMoneyOf({ paymentMethod, paymentStatus, isHeld: false })).toBe(money)
})
it('shows held money as held, with any payment status', () => {
  for (const paymentMethod of PAYMENT_METHODS)
    expect(counterMoneyOf({ paymentMethod, paymentStatus: 'wait', isHeld: true })).toBe('held')
})
