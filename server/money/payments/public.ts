export { presentDebt } from './http/present-debt.ts'
export { presentPayment } from './http/present-payment.ts'

/**
 * Path of the shop's payment page, which registers the payment and follows its status, so that no response waits for
 * the bank.
 */
export const payPathOf = (orderId: number): string => `/payment/sbp?orderId=${orderId}`
