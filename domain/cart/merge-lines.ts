import { type CartLine, lineKey, MAX_LINE_QUANTITY } from './cart-line.ts'

/** Maximum steps of a product now; null = no limit. */
export type BoundOf = (productId: number) => number | null

/**
 * Merges a guest's cart into the customer's cart of the same seller. Quantities add up to at most stock and limit, but
 * no line is lost or becomes smaller than it was in either cart. A product that sold out meanwhile therefore stays
 * visible with its explanation. The customer's lines come first, then the guest's new ones.
 */
export function mergeLines<L extends CartLine>(own: readonly L[], guest: readonly L[], boundOf: BoundOf): L[] {
  const guestByKey = new Map(guest.map((line) => [lineKey(line), line]))
  const merged = own.map((line) => {
    const other = guestByKey.get(lineKey(line))
    if (!other) return line
    guestByKey.delete(lineKey(line))
    const bound = Math.min(boundOf(line.productId) ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY)
    const sum = Math.min(line.quantity + other.quantity, bound)
    // the guest's cart is the later one: its seen price and its chosen way take precedence
    const chosenWay = other.chosenWay ?? line.chosenWay
    const quantity = Math.max(line.quantity, other.quantity, sum)
    return { ...line, quantity, seenPrice: other.seenPrice, ...(chosenWay && { chosenWay }) }
  })
  return [...merged, ...guestByKey.values()]
}
