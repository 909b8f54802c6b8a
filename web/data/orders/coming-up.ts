import type { BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'

/** An upcoming order or tour. */
export type ComingUp =
  | { readonly kind: 'order'; readonly id: number; readonly order: OrderSummaryAnswer; readonly at: string }
  | { readonly kind: 'trip'; readonly id: number; readonly booking: BookingSummaryAnswer; readonly at: string }

const momentKey = (day: string, minute: number) => `${day}#${String(minute).padStart(4, '0')}`

function keyOf(moment: string, zone: string): string {
  const at = new Date(moment)
  return momentKey(dayIn(zone, at), minuteOfDayIn(zone, at))
}

const isLiving = ({ status }: Pick<OrderSummaryAnswer, 'status'>) => status === 'formed' || status === 'booked'

/** Active orders and tours of all trades by arrival, soonest first. */
export function comingUp(
  orders: readonly OrderSummaryAnswer[],
  bookings: readonly BookingSummaryAnswer[],
): readonly ComingUp[] {
  const arriving = orders.filter(isLiving).map((order): ComingUp => {
    const { dinner, farmer, deliveryDate, deliveryWindow } = order
    const at = dinner
      ? keyOf(dinner.promisedFrom, farmer.timeZone)
      : momentKey(deliveryDate, deliveryWindow.fromHour * 60)
    return { kind: 'order', id: order.id, order, at }
  })
  const trips = bookings.filter(isLiving).map(
    (booking): ComingUp => ({
      kind: 'trip',
      id: booking.id,
      booking,
      at: keyOf(booking.date.startsAt, booking.tour.timeZone),
    }),
  )
  return [...arriving, ...trips].sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1))
}
