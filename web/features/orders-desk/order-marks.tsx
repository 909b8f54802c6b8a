import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { type CounterMoney, type CounterPayment, counterMoneyOf } from '@okolitsa/domain/payments/counter-money.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { COUNTER_STATUS_COLORS } from '../../data/orders/status-colors.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { stateWords } from './state-words.ts'

interface Marked extends CounterPayment {
  readonly state: DeliveryStatus
  readonly waitsForDay: boolean
}

/** Colours of payment states. Received payments have none, so that missing ones stand out. */
const COLORS: Partial<Record<CounterMoney, BadgeColor>> = {
  paid: 'green',
  held: 'green',
  open: 'orange',
  partiallyPaid: 'orange',
}

/** Status and payment of an order. */
export function OrderMarks(order: Marked) {
  const money = counterMoneyOf(order)
  const { status, work: step } = stateWords(order.state)
  const work = order.waitsForDay ? orders.waitsForDay : step
  const color = COUNTER_STATUS_COLORS[order.state]
  return (
    <>
      <Badge size="large" color={work ? 'gray' : color}>
        {status}
      </Badge>
      {work && (
        <Badge size="large" color={color}>
          {work}
        </Badge>
      )}
      {money && (
        <Badge size="large" color={COLORS[money] ?? 'gray'}>
          {orders.counterMoney[money]}
        </Badge>
      )}
    </>
  )
}
