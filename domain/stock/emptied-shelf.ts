/** Minutes during which an emptied shelf is filled again by one press. */
export const RETURN_WITHIN_MINUTES = 60

interface Shelf {
  readonly isUnlimited: boolean
  readonly onHand: number
  /** Orders and checkouts have taken it already. */
  readonly promised: number
}

/**
 * What leaves a shelf whose goods were not found: all that is free, at most `most` of it (null = whatever it is); what
 * orders have taken stays until they change. Null = nothing changes. Goods that are
 * not counted are counted from then on.
 */
export function takenOff({ isUnlimited, onHand, promised }: Shelf, most: number | null): number | null {
  if (isUnlimited) return most === null ? 0 : null
  const free = Math.max(0, onHand - promised)
  const amount = most === null ? free : Math.min(free, most)
  return amount > 0 ? amount : null
}
