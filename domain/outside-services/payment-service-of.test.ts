import { expect, it } from 'vitest'
import { isOnlinePayment, PAYMENT_METHODS } from '../payments/payment-method.ts'
import { paymentServiceOf } from './payment-service-of.ts'

it('names a service for every method paid through a gateway, and for no other', () => {
  for (const method of PAYMENT_METHODS) expect(paymentServiceOf(method) !== null).toBe(isOnlinePayment(method))
})
