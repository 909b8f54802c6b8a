/**
 * How much a phone that never received an order may have brought without paying: anybody can make one in a minute and
 * take a farm's whole stock, or all places of its courier's day, without paying. Prepaid orders have no such bounds,
 * and after the first received order nobody has.
 */
export interface FirstOrderLimits {
  /** Open orders that are not paid; 0 = no bounds at all. */
  readonly unpaid: number
  /** Of what is left of a product, percent, in all such orders together; 0 = no bound of this kind. */
  readonly stockPercent: number
}

/** So many pieces of a product are never too many. */
const ALWAYS_ALLOWED = 2

/** What is known of a customer at the moment of ordering. */
export interface OrderingPast {
  readonly hasReceived: boolean
  /** Open orders nobody has paid for, nor holds money for. */
  readonly unpaid: number
  /** What those hold of each product, in its units of sale. */
  readonly taken: ReadonlyMap<number, number>
}

export interface OrderedProduct {
  readonly productId: number
  readonly title: string
  readonly quantity: number
  /** Units of sale that are left; null = as many as one likes. */
  readonly available: number | null
}

export type FirstOrderRefusal =
  | { readonly reason: 'orders'; readonly most: number }
  | { readonly reason: 'stock'; readonly productId: number; readonly title: string; readonly most: number }

/** Why an order may not be placed so; null = it may. */
export function firstOrderRefusal(
  limits: FirstOrderLimits,
  past: OrderingPast,
  order: { readonly isPrepaid: boolean; readonly lines: readonly OrderedProduct[] },
): FirstOrderRefusal | null {
  if (limits.unpaid === 0 || past.hasReceived) return null
  if (past.unpaid >= limits.unpaid) return { reason: 'orders', most: limits.unpaid }
  if (order.isPrepaid || limits.stockPercent === 0) return null
  for (const { productId, title, quantity, available } of order.lines) {
    if (available === null) continue
    const taken = past.taken.get(productId) ?? 0
    const share = Math.max(ALWAYS_ALLOWED, Math.floor(((available + taken) * limits.stockPercent) / 100))
    if (taken + quantity > share) return { reason: 'stock', productId, title, most: Math.max(0, share - taken) }
  }
  return null
}
