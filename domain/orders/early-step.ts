import type { DeliveryKind, DeliveryStatus } from './order-status.ts'

/**
 * True = goods leave or are handed over before the promised day, when the customer may be away. Parcels leave days
 * before, and goods ready early may be picked up on their day.
 */
export const isEarlyStep = (
  order: { readonly deliveryKind: DeliveryKind; readonly hasDeliveryDayCome: boolean },
  to: DeliveryStatus,
): boolean =>
  !order.hasDeliveryDayCome &&
  (order.deliveryKind === 'courier' || order.deliveryKind === 'pickup') &&
  (to === 'onTheRoad' || to === 'received')
