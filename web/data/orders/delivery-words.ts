import type { OrderAnswer, OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { dinner } from '@okolitsa/strings/ru/dinner.ts'
import { doorText } from '@okolitsa/strings/ru/door.ts'
import { type DayReference, formatDay, formatMoment, formatSlot } from '@okolitsa/strings/ru/format.ts'

type Delivered = Pick<OrderSummaryAnswer, 'deliveryDate' | 'deliveryWindow' | 'farmer' | 'dinner'>

/** Day and hours of an order in the seller's time zone; for a dinner the exact minute. */
export function deliveryWords(order: Delivered, { now }: DayReference): { day: string; window: string } {
  const zone = order.farmer.timeZone
  if (order.dinner) {
    const [from, to] = [new Date(order.dinner.promisedFrom), new Date(order.dinner.promisedTo)]
    return { day: formatDay(dayIn(zone, from), { now, zone }), window: dinner.hours(from, to, zone) }
  }
  return {
    day: formatDay(order.deliveryDate, { now, zone }),
    window: formatSlot(order.deliveryWindow),
  }
}

/** Time of receipt in the seller's time zone; null = not received yet. */
export function receivedWords(
  { deliveryStatus, history, farmer }: Pick<OrderAnswer, 'deliveryStatus' | 'history' | 'farmer'>,
  { now }: DayReference,
): string | null {
  const step = deliveryStatus === 'received' ? history.findLast(({ to }) => to === 'received') : undefined
  return step ? formatMoment(new Date(step.at), { now, zone: farmer.timeZone }) : null
}

export function placeWords({ place }: Pick<OrderAnswer, 'place'>): string {
  return [place.title, doorText.line(place), place.comment].filter(Boolean).join(', ')
}
