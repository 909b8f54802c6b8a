import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'

/** A product that a change of the cart has moved to a separate order. */
export interface LeftForLater {
  readonly title: string
  readonly readyOn: IsoDate
}

/** Products moved to a separate order by a change of the cart. */
export function newlyLeftForLater(before: Cart | undefined, after: Cart | null): LeftForLater[] {
  const waiting = (cart: Cart | null | undefined) =>
    (cart?.products ?? []).flatMap(({ id, title, changes }) =>
      changes.flatMap((change) => (change.kind === 'ripensLater' ? [{ id, title, readyOn: change.readyOn }] : [])),
    )
  const known = new Set(waiting(before).map(({ id }) => id))
  return waiting(after).flatMap(({ id, title, readyOn }) => (known.has(id) ? [] : [{ title, readyOn }]))
}
