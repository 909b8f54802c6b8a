import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { isPaidAtHandOver, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { COUNTER_STATUS_COLORS } from '../../data/orders/status-colors.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { stateWords } from './state-words.ts'

/** Money that is there needs no colour of its own: what stands out is what is missing. */
const MONEY: Partial<Record<PaymentStatus, BadgeColor>> = { paid: 'green', open: 'orange', partiallyPaid: 'orange' }

interface Marked {
  readonly state: DeliveryStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaymentMethod
  readonly isHeld: boolean
}

/** Of the money, as the counter needs to know it; null = there is nothing to say. */
function moneyWords({ paymentStatus, paymentMethod, isHeld }: Marked): string | null {
  if (isPaidAtHandOver(paymentMethod) && paymentStatus === 'open') return orders.payOnReceipt
  if (isPaidAtHandOver(paymentMethod) && paymentStatus === 'cancelled') return null
  if (paymentStatus === 'wait') return isHeld ? orders.moneyIsHeld : orders.paymentStatuses.open
  return orders.paymentStatuses[paymentStatus]
}

function moneyColor({ paymentStatus, paymentMethod, isHeld }: Marked): BadgeColor {
  if (isPaidAtHandOver(paymentMethod) && paymentStatus === 'open') return 'gray'
  if (paymentStatus === 'wait') return isHeld ? 'green' : 'orange'
  return MONEY[paymentStatus] ?? 'gray'
}

/** Where an order is and what became of its money. */
export function OrderMarks(order: Marked) {
  const money = moneyWords(order)
  const { status, work } = stateWords(order.state)
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
        <Badge size="large" color={moneyColor(order)}>
          {money}
        </Badge>
      )}
    </>
  )
}
