import { PAYMENT_TOPICS } from './money/payments/events.ts'
import type { Listener, Listeners } from './platform/jobs/work.ts'
import { ORDER_TOPICS } from './sales/orders/events.ts'

/** Of orders that moved money before there were books; written by a migration. */
const OF_OLD = 'MoneyMoved'

/** Events after which an order may have moved money, or owe it otherwise. */
export const onMoneyOfOrder = (follow: readonly Listener[]): Listeners =>
  Object.fromEntries(
    [
      ORDER_TOPICS.moved,
      ORDER_TOPICS.changed,
      ORDER_TOPICS.methodChanged,
      PAYMENT_TOPICS.settled,
      PAYMENT_TOPICS.holdLost,
      PAYMENT_TOPICS.refunded,
      OF_OLD,
    ].map((topic) => [topic, follow]),
  )
