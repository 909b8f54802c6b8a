import type { BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'

/** State of a booking as a short label; an unpaid booking shows the awaited payment first. */
export function BookingBadge({ booking }: { booking: BookingSummaryAnswer }) {
  const { deliveryStatus, payBefore } = booking
  if (deliveryStatus === 'formed' && payBefore !== null) return <Badge color="orange">{text.unpaid}</Badge>
  const color: BadgeColor =
    deliveryStatus === 'formed'
      ? 'blue'
      : deliveryStatus === 'canceled' || deliveryStatus === 'received'
        ? 'gray'
        : 'green'
  return <Badge color={color}>{text.statuses[deliveryStatus]}</Badge>
}
