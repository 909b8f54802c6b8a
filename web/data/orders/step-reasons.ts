import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'

const text = orderChanges.history
const SYSTEM_REASONS = ['unpaid', 'soldOut', 'unconfirmed', 'tooFew', 'dateCanceled'] as const
type Step = Pick<OrderAnswer['history'][number], 'actor' | 'reason'>

/** Why a step was made: what a person wrote, or what a job of the shop had found; at most one. */
export function reasonsOf({ actor, reason }: Step): string[] {
  if (actor !== 'system') return reason ? [text.reason(reason)] : []
  const known = SYSTEM_REASONS.find((key) => SYSTEM_CANCEL_REASONS[key] === reason)
  return known ? [text.systemReasons[known]] : []
}
