import type { Cart } from '@okolitsa/contracts/cart/cart.ts'

export type SharedNews =
  | { readonly kind: 'joined'; readonly cartId: string; readonly name: string }
  | {
      readonly kind: 'added'
      readonly cartId: string
      readonly name: string
      readonly title: string
      readonly more: number
    }
  /** No longer in the list: ordered, deleted, or the visitor was removed. */
  | { readonly kind: 'gone'; readonly cartId: string }

/**
 * Compares two readings of the carts for changes by other members. New quantities are visible at the line and get no
 * message; several new products are one message.
 */
export function sharedNews(before: readonly Cart[], after: readonly Cart[]): SharedNews[] {
  return before.flatMap((was): SharedNews[] => {
    if (was.sharing === null) return []
    const { cartId } = was
    const now = after.find((cart) => cart.cartId === cartId)
    if (!now) return [{ kind: 'gone', cartId }]
    const known = new Set(was.sharing.sharers.map(({ memberId }) => memberId))
    const joined = (now.sharing?.sharers ?? []).flatMap(({ memberId, firstName, isMe }): SharedNews[] =>
      known.has(memberId) || isMe || firstName === null ? [] : [{ kind: 'joined', cartId, name: firstName }],
    )
    const had = new Set(was.products.map(({ id }) => id))
    const added = now.products.filter(({ id, addedBy }) => !had.has(id) && addedBy !== null && !addedBy.isMe)
    const [first] = added
    const name = first?.addedBy?.firstName
    if (!first || !name) return joined
    return [...joined, { kind: 'added', cartId, name, title: first.title, more: added.length - 1 }]
  })
}
