import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { CounterMoney } from '@okolitsa/domain/payments/counter-money.ts'
import type { BadgeColor } from '../../ui/badge.tsx'

/** Colours of the states in the office: what waits stands out. */
export const STATE_COLORS: Readonly<Record<DeliveryStatus, BadgeColor>> = {
  formed: 'gray',
  booked: 'green',
  isAssembling: 'orange',
  onTheRoad: 'blue',
  readyForIssuance: 'blue',
  sentToOrganizer: 'blue',
  received: 'green',
  canceled: 'gray',
}

export const MONEY_COLORS: Readonly<Record<CounterMoney, BadgeColor>> = {
  open: 'orange',
  paid: 'green',
  partiallyPaid: 'orange',
  cancelled: 'red',
  returned: 'plum',
  partiallyReturned: 'plum',
  issued: 'orange',
  wait: 'orange',
  onReceipt: 'gray',
  held: 'blue',
}
