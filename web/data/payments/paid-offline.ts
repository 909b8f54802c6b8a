import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'

/** Whether a payment outside the shop is open. */
export const isPaidOffline = ({ payment, paymentStatus, status, total }: OrderAnswer): boolean =>
  payment === null && paymentStatus === 'open' && (status === 'formed' || status === 'booked') && total > 0
