import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { type CalendarEvent, calendarFile } from '@okolitsa/domain/calendar/calendar-file.ts'
import { minuteOf } from '@okolitsa/domain/delivery/promise.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/** Location of an order in one line: the trade place, the carrier's office, or the delivery address. */
function locationOf({ tradePlace, carrierPoint, place }: OrderAnswer, language: Language): string {
  const spot = tradePlace ?? carrierPoint
  if (spot) return `${spot.city}, ${spot.address}`
  return [place.title, wordsIn(language).couriers.door({ flat: place.flat })]
    .filter(Boolean)
    .join(', ')
    .replaceAll('\u00A0', ' ')
}

/** Hours of a calendar event, which has one beginning and one end; with a break, the first part. */
const firstPart = ({ fromHour, toHour, hours }: SlotHours): { from: number; to: number } => {
  const [first] = hours ?? []
  return first ? { from: minuteOf(first.from) / 60, to: minuteOf(first.to) / 60 } : { from: fromHour, to: toHour }
}

function eventOf(order: OrderAnswer, origin: string, language: Language): CalendarEvent {
  const text = wordsIn(language).calendar
  const { id, number, farmer, deliveryKind, deliveryDate, deliveryWindow, lines, may } = order
  return {
    uid: `order-${id}@${new URL(origin).host}`,
    title: text.title[deliveryKind](farmer.title),
    description: text.text({ number, products: lines.length, isUnpaid: may.pay, phone: farmer.phone }),
    location: locationOf(order, language),
    url: `${origin}/account/orders/${id}`,
    day: deliveryDate,
    // the carrier informs the customer of the hour
    hours: deliveryKind === 'cdek' ? null : firstPart(deliveryWindow),
    timeZone: farmer.timeZone,
    isSure: !may.pay,
  }
}

/** Future orders of a checkout as a calendar file. */
export const orderGroupCalendar = (
  answers: readonly OrderAnswer[],
  origin: string,
  now: Date,
  language: Language,
): string =>
  calendarFile(
    answers
      .filter(({ status }) => status === 'formed' || status === 'booked')
      .map((order) => eventOf(order, origin, language)),
    now,
  )
