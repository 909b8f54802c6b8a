import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'

/** Does somebody wait for this money outside the shop? */
export const isPaidOffline = ({ payment, paymentStatus, status, total }: OrderAnswer): boolean =>
  payment === null && paymentStatus === 'open' && (status === 'formed' || status === 'booked') && total > 0
