export { presentDebt } from './http/present-debt.ts'
export { presentPayment } from './http/present-payment.ts'
