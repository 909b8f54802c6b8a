import { MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { membershipOf } from '../policy.ts'
import type { AssignedCarts } from '../ports.ts'
import { listCustomerCarts, listGuestCarts } from '../store/find-carts.ts'
import * as store from '../store/save-carts.ts'
import { adoptMemberships } from './adopt-memberships.ts'
import type { CartDeps } from './cart-deps.ts'
import { shelfOf } from './count-carts.ts'
import { mergeCart } from './merge-cart.ts'
import { tellGatherers } from './tell-gatherers.ts'

/**
 * Gives guest carts to a customer, in a transaction of the caller. A cart of a seller the customer has none of changes
 * hands; otherwise its lines are merged into the customer's (see mergeLines) and the guest's place, where the shopper
 * is now, is kept. Shared carts gathered as a guest come along. Newest first, until the customer has as many carts as allowed; what finds no room stays a guest's.
 */
export async function assignToCustomer(
  deps: Pick<CartDeps, 'catalog' | 'clock'>,
  tx: Executor,
  customerId: number,
  { guestCartIds, guestKey }: { readonly guestCartIds: readonly string[]; readonly guestKey: string | null },
): Promise<AssignedCarts> {
  const now = deps.clock()
  await store.lockCustomerCarts(tx, customerId)
  if (guestKey !== null) await adoptMemberships(deps, tx, customerId, guestKey)
  const guestIds = await store.lockGuestCarts(tx, guestCartIds, now)
  if (guestIds.length === 0) return { cartIds: [], leftOutIds: [] }
  await store.lockOwnCarts(tx, customerId)
  const guests = await listGuestCarts(tx, guestIds, null, now)
  const own = new Map((await listCustomerCarts(tx, customerId)).map((cart) => [cart.organizationId, cart]))
  const shelf = await shelfOf(
    deps,
    tx,
    guests.flatMap((cart) => cart.lines.map((line) => line.productId)),
  )

  const cartIds = new Set<string>()
  const leftOutIds: string[] = []
  for (const guest of guests) {
    const mine = own.get(guest.organizationId)
    if (mine) {
      const memberId = membershipOf(mine)?.id ?? null
      // a shared cart stays where its owner is
      const place = memberId === null ? guest.place : null
      own.set(guest.organizationId, await mergeCart(tx, mine, guest, { customerId, memberId, place, now, shelf }))
      await tellGatherers(tx, mine)
      cartIds.add(mine.id)
    } else if (own.size < MAX_CARTS) {
      await store.giveCart(tx, guest.id, customerId, now)
      own.set(guest.organizationId, guest)
      cartIds.add(guest.id)
    } else {
      leftOutIds.push(guest.id)
    }
  }
  return { cartIds: [...cartIds], leftOutIds }
}
