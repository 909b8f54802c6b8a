import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'

/**
 * Path of the payment of an order. @param isBegun the customer has pressed «pay»: the gateway's page opens
 * automatically, once
 */
export const payPath = (orderId: number, isBegun = false): string =>
  `/payment/sbp?orderId=${orderId}${isBegun ? '&begun=1' : ''}`

/** Path of the page of thanks for an order, with the actual state of its payment. */
export const thanksPath = ({ id, paymentStatus }: { id: number; paymentStatus: PaymentStatus }): string =>
  `/web/thank-you-page/payment/${paymentStatus}/${id}`

/** Path of an order group: leads through the open payments to the page of thanks. */
export const orderGroupPath = (orderGroupId: string): string => `/account/purchases/${orderGroupId}`
