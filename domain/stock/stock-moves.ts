/** What a seller says of a shelf: goods came, goods are gone, or all of them were counted. */
export const STOCK_MOVES = ['arrival', 'writeOff', 'count'] as const
export type StockMoveKind = (typeof STOCK_MOVES)[number]

/** Why goods left the shelf without an order. */
export const WRITE_OFF_REASONS = ['spoiled', 'broken', 'eaten', 'given', 'missing', 'other'] as const
export type WriteOffReason = (typeof WRITE_OFF_REASONS)[number]

/** Reasons in the stock history; `recalled` = the lot was recalled. */
export const STOCK_REASONS = [...WRITE_OFF_REASONS, 'recalled'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/**
 * Kinds of entries in the stock history; `opened` = the initial stock, `found` = an undone write-off, `sold` = handed
 * over with an order.
 */
export const STOCK_ENTRIES = ['opened', ...STOCK_MOVES, 'found', 'sold'] as const
export type StockEntryKind = (typeof STOCK_ENTRIES)[number]

/** As much as one product can have on the shelf, base units: what the column holds. */
export const MAX_ON_HAND = 2_147_483_647

interface Shelf {
  readonly onHand: number
  /** Orders and checkouts have taken it already. */
  readonly promised: number
}

/**
 * What is on the shelf after a move; null = it would be less than what is promised, or more than is counted at all.
 * `amount` is the difference of an arrival or a write-off and the whole of a count, base units.
 */
export function shelfAfter(
  { onHand, promised }: Shelf,
  { kind, amount }: { readonly kind: StockMoveKind; readonly amount: number },
): number | null {
  const after = kind === 'count' ? amount : kind === 'arrival' ? onHand + amount : onHand - amount
  return after < promised || after > MAX_ON_HAND ? null : after
}
