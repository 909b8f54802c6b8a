import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { BadgeColor } from '../../ui/badge.tsx'

/** The colour of each step of delivery. */
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

/** At the counter a new order stands out, and one that is handed over needs nobody any more. */
export const COUNTER_STATUS_COLORS: Readonly<Record<DeliveryStatus, BadgeColor>> = {
  ...STATUS_COLORS,
  formed: 'lime',
  received: 'gray',
}
