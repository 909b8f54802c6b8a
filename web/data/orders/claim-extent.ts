import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'

type Line = OrderAnswer['lines'][number]

/** The choices in the claim form so far. */
export interface ChosenExtent {
  readonly kind: ClaimKind | null
  readonly share: string | null
  /** The amount as typed. */
  readonly amount: string
}

/** The claimed part of a line in the request. */
export type SentExtent =
  | { readonly kind: 'spoilt'; readonly spoiltPercent: number }
  | { readonly kind: 'missing' | 'wrong'; readonly amount: number }

/** Maximum amount of a claim: base units that were delivered and paid; an amount above the order was a gift. */
export const mostAmount = ({ pickedAmount, orderedAmount }: Line): number =>
  Math.min(pickedAmount ?? orderedAmount, orderedAmount)

/** The chosen part when it is complete; null = incomplete. */
export function extentOf(line: Line, { kind, share, amount }: ChosenExtent): SentExtent | null {
  if (kind === null) return null
  if (kind === 'spoilt') return share === null ? null : { kind, spoiltPercent: Number(share) }
  const units = Number(amount)
  return /^\d+$/.test(amount.trim()) && units >= 1 && units <= mostAmount(line) ? { kind, amount: units } : null
}
