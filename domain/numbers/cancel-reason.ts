import { SYSTEM_CANCEL_REASONS } from '../orders/cancel-reasons.ts'
import type { OrderActor } from '../orders/order-machine.ts'

/** Reasons of cancelled orders in a seller's statistics. The seller can influence `seller` and `noAnswer`. */
export const CANCEL_REASONS = ['customer', 'seller', 'noAnswer', 'unpaid', 'soldOut', 'tooFew', 'shop'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

const OF_JOBS = new Map<string, CancelReason>([
  [SYSTEM_CANCEL_REASONS.unpaid, 'unpaid'],
  [SYSTEM_CANCEL_REASONS.soldOut, 'soldOut'],
  [SYSTEM_CANCEL_REASONS.unconfirmed, 'noAnswer'],
  [SYSTEM_CANCEL_REASONS.notAccepted, 'noAnswer'],
  [SYSTEM_CANCEL_REASONS.tooFew, 'tooFew'],
  [SYSTEM_CANCEL_REASONS.dateCanceled, 'seller'],
])

/** Classifies a cancellation. @param reason text in the order's history; texts written by people are ignored */
export function cancelReasonOf(actor: OrderActor, reason: string): CancelReason {
  if (actor === 'user') return 'customer'
  if (actor === 'farmer') return 'seller'
  return (actor === 'system' && OF_JOBS.get(reason)) || 'shop'
}
