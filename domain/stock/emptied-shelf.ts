/** Minutes within which the write-off of missing goods can be undone. */
export const RETURN_WITHIN_MINUTES = 60

interface Shelf {
  readonly isUnlimited: boolean
  readonly onHand: number
  /** Base units reserved by orders and checkouts. */
  readonly promised: number
}

/**
 * Base units to write off for goods that were not found: all free stock, at most `most` (null = no limit). Reserved
 * stock stays until its orders change. Null = no change; 0 = the stock was unlimited and becomes limited.
 */
export function takenOff({ isUnlimited, onHand, promised }: Shelf, most: number | null): number | null {
  if (isUnlimited) return most === null ? 0 : null
  const free = Math.max(0, onHand - promised)
  const amount = most === null ? free : Math.min(free, most)
  return amount > 0 ? amount : null
}
