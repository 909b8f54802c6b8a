export { presentDebt } from './http/present-debt.ts'
export { presentPayment } from './http/present-payment.ts'

/** The shop's own payment page: it registers and follows the payment, so that no answer waits for the bank. */
export const payPathOf = (orderId: number): string => `/payment/sbp?orderId=${orderId}`
