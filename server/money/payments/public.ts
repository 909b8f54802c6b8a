export { presentPayment } from './http/present-payment.ts'
