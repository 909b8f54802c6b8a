import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { type CalendarEvent, calendarFile } from '@okolitsa/domain/calendar/calendar-file.ts'
import { calendar as text } from '@okolitsa/strings/ru/calendar.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'

/** The seller's place, the carrier's point, or the customer's door, in one line. */
function locationOf({ tradePlace, carrierPoint, place }: OrderAnswer): string {
  const spot = tradePlace ?? carrierPoint
  if (spot) return `${spot.city}, ${spot.address}`
  return [place.title, place.flat && orders.flat(place.flat)].filter(Boolean).join(', ').replaceAll('\u00A0', ' ')
}

function eventOf(order: OrderAnswer, origin: string): CalendarEvent {
  const { id, number, farmer, deliveryKind, deliveryDate, deliveryWindow, lines, may } = order
  return {
    uid: `order-${id}@${new URL(origin).host}`,
    title: text.title[deliveryKind](farmer.title),
    description: text.text({ number, products: lines.length, isUnpaid: may.pay, phone: farmer.phone }),
    location: locationOf(order),
    url: `${origin}/account/orders/${id}`,
    day: deliveryDate,
    // the carrier itself notifies of the hour
    hours: deliveryKind === 'cdek' ? null : { from: deliveryWindow.fromHour, to: deliveryWindow.toHour },
    timeZone: farmer.timeZone,
    isSure: !may.pay,
  }
}

/** The orders of a purchase that are still to come, as a calendar file. */
export const orderGroupCalendar = (answers: readonly OrderAnswer[], origin: string, now: Date): string =>
  calendarFile(
    answers.filter(({ status }) => status === 'formed' || status === 'booked').map((order) => eventOf(order, origin)),
    now,
  )
