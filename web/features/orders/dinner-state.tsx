import type { OrderAnswer, OrderDinner } from '@okolitsa/contracts/orders/order.ts'
import { kindOfPaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { dinner as text } from '@okolitsa/strings/ru/dinner.ts'
import { formatMoment, formatTime } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'

/** The kitchen's answer: awaited (with its deadline), delayed, or ready. */
export function DinnerState({ order, dinner }: { order: OrderAnswer; dinner: OrderDinner }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  if (order.status === 'canceled' || order.status === 'received') return null
  if (dinner.acceptBefore) {
    return (
      <Notification tone="info" title={text.awaited}>
        {text.awaitedText(
          formatMoment(new Date(dinner.acceptBefore), reference),
          kindOfPaymentMethod(order.paymentMethod) !== 'offline',
        )}
      </Notification>
    )
  }
  if (new Date(dinner.promisedTo) > new Date(dinner.firstPromisedTo)) {
    return (
      <Notification tone="warning" title={text.later}>
        {text.laterText(formatTime(new Date(dinner.promisedTo), reference.zone))}
      </Notification>
    )
  }
  return null
}
