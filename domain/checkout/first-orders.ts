/**
 * Limits of unpaid orders for a phone that has never received an order. Such phones are easy to get, and without limits
 * one person could reserve a farm's whole stock or all courier slots of a day without paying. Prepaid orders are not
 * limited, and after the first received order the limits end.
 */
export interface FirstOrderLimits {
  /** Maximum open unpaid orders; 0 = no limits at all. */
  readonly unpaid: number
  /** Maximum share of a product's stock in all such orders together, per cent; 0 = no limit. */
  readonly stockPercent: number
}

/** Number of pieces of a product that is always allowed. */
const ALWAYS_ALLOWED = 2

export interface OrderingPast {
  readonly hasReceived: boolean
  /** Number of open orders without a payment and without a hold. */
  readonly unpaid: number
  /** Units of sale reserved by these orders, by product. */
  readonly taken: ReadonlyMap<number, number>
}

export interface OrderedProduct {
  readonly productId: number
  readonly title: string
  readonly quantity: number
  /** Units of sale in stock; null = unlimited. */
  readonly available: number | null
}

export type FirstOrderRefusal =
  | { readonly reason: 'orders'; readonly most: number }
  | { readonly reason: 'stock'; readonly productId: number; readonly title: string; readonly most: number }

/** Returns the reason for refusing the order; null = it may be placed. */
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
