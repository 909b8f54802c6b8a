import type { DeliveryStatus } from './order-status.ts'

/** Days from the order date for repeating and reviewing (spec 9). */
const FOLLOW_UP_DAYS = 30
/** «10 units after the order date» (spec 9), read as days in which the customer can write to the seller about it. */
const MESSAGE_DAYS = 10

const DAY_MS = 86_400_000

/** True = received and within 30 days of the order date (spec 4): repeat and review. */
export function mayFollowUp(order: { state: DeliveryStatus; placedAt: Date }, now: Date): boolean {
  return order.state === 'received' && now.getTime() - order.placedAt.getTime() <= FOLLOW_UP_DAYS * DAY_MS
}

export function mayWriteAbout(order: { placedAt: Date }, now: Date): boolean {
  return now.getTime() - order.placedAt.getTime() <= MESSAGE_DAYS * DAY_MS
}
