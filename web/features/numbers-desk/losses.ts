import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'

export interface LossRow {
  readonly title: string
  readonly count: number
  readonly counted: string
  /** Lost sum, roubles. */
  readonly sum: number
}

/** Losses by reason; reasons without losses are omitted. */
export function lossesOf({ seller, losses }: Pick<Numbers, 'seller' | 'losses'>): LossRow[] {
  const isTours = seller.type === 'tour_operator'
  const { canceled, missing, claims } = losses
  return [
    ...canceled.map(({ reason, orders, sum }) => ({
      title: text.cancelReason(reason),
      count: orders,
      counted: text.canceledOrders(orders, isTours),
      sum,
    })),
    ...(missing.lines > 0
      ? [{ title: text.missing, count: missing.lines, counted: text.lines(missing.lines), sum: missing.sum }]
      : []),
    ...claims.map(({ kind, claims: count, sum }) => ({
      title: text.claimKind(kind),
      count,
      counted: text.claims(count),
      sum,
    })),
  ]
}
