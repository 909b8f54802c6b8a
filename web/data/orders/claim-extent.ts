import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'

type Line = OrderAnswer['lines'][number]

/** What is chosen so far in the claim's form. */
export interface ChosenExtent {
  readonly kind: ClaimKind | null
  readonly share: string | null
  /** As typed. */
  readonly amount: string
}

/** How much of a line is wrong, as the claim's call takes it. */
export type SentExtent =
  | { readonly kind: 'spoilt'; readonly spoiltPercent: number }
  | { readonly kind: 'missing' | 'wrong'; readonly amount: number }

/** Base units that came and were paid for: above the order it was a gift. */
export const mostAmount = ({ pickedAmount, orderedAmount }: Line): number =>
  Math.min(pickedAmount ?? orderedAmount, orderedAmount)

/** What is chosen, when it is enough to be sent; null = something is missing. */
export function extentOf(line: Line, { kind, share, amount }: ChosenExtent): SentExtent | null {
  if (kind === null) return null
  if (kind === 'spoilt') return share === null ? null : { kind, spoiltPercent: Number(share) }
  const units = Number(amount)
  return /^\d+$/.test(amount.trim()) && units >= 1 && units <= mostAmount(line) ? { kind, amount: units } : null
}
