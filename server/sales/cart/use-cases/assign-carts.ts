import { MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { atEverySite, type GuestScope } from '../cart-scope.ts'
import { membershipOf } from '../policy.ts'
import { listCarts } from '../store/find-carts.ts'
import * as store from '../store/save-carts.ts'
import { adoptMemberships } from './adopt-memberships.ts'
import type { CartDeps } from './cart-deps.ts'
import { productsOf, snapshotsOf } from './count-carts.ts'
import { mergeCart } from './merge-cart.ts'
import { notifyMembers } from './notify-members.ts'

/**
 * Assigns guest carts to a customer, in the caller's transaction. Without a cart of the seller the cart changes its
 * owner; otherwise its lines are merged into the customer's cart (see mergeLines) with the guest's current place.
 * Memberships are assigned, too. Newest first, up to the limit of carts; returns the ids of the remaining carts, which
 * stay with the guest.
 */
export async function assignToCustomer(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'clock' | 'market'>,
  tx: Executor,
  customerId: number,
  guest: GuestScope,
): Promise<string[]> {
  const now = deps.clock()
  await store.lockCustomerCarts(tx, customerId)
  // locks all carts together, since members of each other's carts may sign in concurrently
  await store.lockCartsOf(tx, customerId, guest)
  const leftOutIds = guest.guestKey === null ? [] : await adoptMemberships(deps, tx, customerId, guest.guestKey)
  const guests = await listCarts(tx, { ...atEverySite(guest), guestKey: null }, now)
  if (guests.length === 0) return leftOutIds
  const own = new Map((await listCarts(tx, customersOwn(customerId), now)).map((cart) => [cart.organizationId, cart]))
  const snapshots = await snapshotsOf(
    deps,
    tx,
    guests.map((cart) => productsOf(cart)),
  )

  for (const cart of guests) {
    const mine = own.get(cart.organizationId)
    if (mine) {
      const memberId = membershipOf(mine)?.id ?? null
      // a shared cart keeps its place
      const place = memberId === null ? cart.place : null
      own.set(cart.organizationId, await mergeCart(tx, mine, cart, { customerId, memberId, place, now, snapshots }))
      await notifyMembers(tx, mine)
    } else if (own.size < MAX_CARTS) {
      await store.giveCart(tx, cart.id, customerId, now)
      own.set(cart.organizationId, cart)
    } else {
      leftOutIds.push(cart.id)
    }
  }
  return leftOutIds
}
