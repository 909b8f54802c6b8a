import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { BadgeColor } from '../../ui/badge.tsx'

export const STATUS_COLORS: Readonly<Record<DeliveryStatus, BadgeColor>> = {
  formed: 'gray',
  booked: 'green',
  isAssembling: 'orange',
  onTheRoad: 'blue',
  readyForIssuance: 'green',
  sentToOrganizer: 'plum',
  received: 'green-with-gradient',
  canceled: 'red',
}

/** In the cabinet a new order stands out, and one that is handed over needs no attention. */
export const COUNTER_STATUS_COLORS: Readonly<Record<DeliveryStatus, BadgeColor>> = {
  ...STATUS_COLORS,
  formed: 'lime',
  received: 'gray',
}
