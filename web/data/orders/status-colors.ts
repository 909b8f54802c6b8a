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

/** Colours of the states in the cabinet: a new order stands out, and a delivered one needs no attention. */
export const COUNTER_STATUS_COLORS: Readonly<Record<DeliveryStatus, BadgeColor>> = {
  ...STATUS_COLORS,
  formed: 'lime',
  received: 'gray',
}
