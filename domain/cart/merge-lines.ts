import { type CartLine, lineKey, MAX_LINE_QUANTITY } from './cart-line.ts'

/** Most steps of a product now; null = no bound. */
export type BoundOf = (productId: number) => number | null

/**
 * A guest's cart joins the customer's cart of the same seller: quantities add up, cut to stock and limit, but a line
 * is never made smaller than either cart had it and no line is lost. So a product that is sold out by now stays
 * visible and is explained at its line, and nothing disappears by signing in.
 * The customer's order of lines comes first, then the guest's new ones.
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
