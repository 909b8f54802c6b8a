import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

/**
 * Address of the payment of an order.
 * @param isBegun the person has pressed «pay»: the page of a gateway opens by itself, once
 */
export const payPath = (orderId: number, isBegun = false): string =>
  `/payment/sbp?orderId=${orderId}${isBegun ? '&begun=1' : ''}`

/** Address of the thanks for an order, with the true state of its payment. */
export const thanksPath = ({ id, paymentStatus }: { id: number; paymentStatus: PaymentStatus }): string =>
  `/web/thank-you-page/payment/${paymentStatus}/${id}`

/** Address of a whole purchase: leads through the payments that are left, and to the thanks. */
export const orderGroupPath = (orderGroupId: string): string => `/account/purchases/${orderGroupId}`
