import type { DeliveryStatus } from './order-status.ts'

/** Days from the order date for repeating and reviewing (spec 9). */
const FOLLOW_UP_DAYS = 30
/**
 * Days after the order date in which the customer may write to the seller about it («10 units» of spec 9, read as
 * days).
 */
const MESSAGE_DAYS = 10

const DAY_MS = 86_400_000

/** True = received and within 30 days of the order date (spec 4), so the order may be repeated and reviewed. */
export function mayFollowUp(order: { state: DeliveryStatus; placedAt: Date }, now: Date): boolean {
  return order.state === 'received' && now.getTime() - order.placedAt.getTime() <= FOLLOW_UP_DAYS * DAY_MS
}

export function mayWriteAbout(order: { placedAt: Date }, now: Date): boolean {
  return now.getTime() - order.placedAt.getTime() <= MESSAGE_DAYS * DAY_MS
}
