import type { OrderAnswer, OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { type DayReference, formatDay, formatWindow } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'

type Delivered = Pick<OrderSummaryAnswer, 'deliveryDate' | 'deliveryWindow' | 'farmer'>

/** Day and hours of an order in the seller's zone. */
export function deliveryWords(order: Delivered, { now }: DayReference): { day: string; window: string } {
  return {
    day: formatDay(order.deliveryDate, { now, zone: order.farmer.timeZone }),
    window: formatWindow(order.deliveryWindow.fromHour, order.deliveryWindow.toHour),
  }
}

/** The courier's address in one line, with what helps at the door. */
export function placeWords({ place }: Pick<OrderAnswer, 'place'>): string {
  const { title, flat, entrance, floor } = place
  return [title, flat && text.flat(flat), entrance && text.entrance(entrance), floor && text.floor(floor)]
    .filter(Boolean)
    .join(', ')
}
