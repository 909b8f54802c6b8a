import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

/**
 * Goods leave or are handed over before the day the customer was promised: nobody may be at home. A parcel leaves days
 * before, and what is ready early may be fetched on its day.
 */
export const isEarlyStep = (
  order: { readonly deliveryKind: DeliveryKind; readonly hasDeliveryDayCome: boolean },
  to: DeliveryStatus,
): boolean =>
  !order.hasDeliveryDayCome &&
  (order.deliveryKind === 'courier' || order.deliveryKind === 'pickup') &&
  (to === 'onTheRoad' || to === 'received')
