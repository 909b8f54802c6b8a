/** Moves of stock by a seller: goods arrive, are written off, or are counted. */
export const STOCK_MOVES = ['arrival', 'writeOff', 'count'] as const
export type StockMoveKind = (typeof STOCK_MOVES)[number]

export const WRITE_OFF_REASONS = ['spoiled', 'broken', 'eaten', 'given', 'missing', 'other'] as const
export type WriteOffReason = (typeof WRITE_OFF_REASONS)[number]

/** Reasons in the stock history; `recalled` = the lot was recalled. */
export const STOCK_REASONS = [...WRITE_OFF_REASONS, 'recalled'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** Entries of the stock history; `opened` = initial stock, `found` = undone write-off, `sold` = handed over. */
export const STOCK_ENTRIES = ['opened', ...STOCK_MOVES, 'found', 'sold'] as const
export type StockEntryKind = (typeof STOCK_ENTRIES)[number]

/** Maximum stock of a product, base units: a PostgreSQL integer. */
export const MAX_ON_HAND = 2_147_483_647

interface Shelf {
  readonly onHand: number
  /** Amount reserved by orders and checkouts. */
  readonly promised: number
}

/**
 * Stock after a move; null = below the reserved amount or above the maximum. `amount` is the difference of an arrival
 * or a write-off and the total of a count, base units.
 */
export function shelfAfter(
  { onHand, promised }: Shelf,
  { kind, amount }: { readonly kind: StockMoveKind; readonly amount: number },
): number | null {
  const after = kind === 'count' ? amount : kind === 'arrival' ? onHand + amount : onHand - amount
  return after < promised || after > MAX_ON_HAND ? null : after
}
