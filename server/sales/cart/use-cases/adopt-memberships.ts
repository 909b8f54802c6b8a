import { MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { isGatheredTogether, membershipOf } from '../policy.ts'
import { findCart, listCarts, type StoredCart } from '../store/find-carts.ts'
import * as store from '../store/sharing.store.ts'
import type { CartDeps } from './cart-deps.ts'
import { bringIn } from './join-cart.ts'
import { notifyMembers } from './notify-members.ts'

/**
 * Assigns a guest's memberships to the customer, in a transaction that locks the customer's and the shared carts. A
 * membership in a cart that the customer owns or has joined is merged with it; an own cart of the seller is merged;
 * with another shared cart of the seller the guest's membership ends. Returns the ids of carts above the limit, which
 * stay with the guest.
 */
export async function adoptMemberships(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'clock' | 'market'>,
  tx: Executor,
  customerId: number,
  guestKey: string,
): Promise<string[]> {
  const leftOutIds: string[] = []
  for (const membership of await store.listGuestMemberships(tx, guestKey)) {
    const carts = await listCarts(tx, customersOwn(customerId), deps.clock())
    const hasOneThere = carts.some((cart) => cart.organizationId === membership.organizationId)
    if (hasOneThere || carts.length < MAX_CARTS) await adopt(deps, tx, customerId, membership, carts)
    else leftOutIds.push(membership.cartId)
  }
  return leftOutIds
}

async function adopt(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'clock' | 'market'>,
  tx: Executor,
  customerId: number,
  { id, cartId, organizationId, firstName }: store.GuestMembership,
  carts: readonly StoredCart[],
): Promise<void> {
  const now = deps.clock()
  const same = carts.find((cart) => cart.id === cartId)
  const there = carts.find((cart) => cart.organizationId === organizationId)
  await store.endMembership(tx, cartId, id, now)
  if (same) return store.giveLines(tx, id, membershipOf(same)?.id ?? null)
  if (there && isGatheredTogether(there)) return
  const scope = customersOwn(customerId)
  const memberId = await store.saveMember(tx, scope, { cartId, organizationId, firstName, now })
  await store.giveLines(tx, id, memberId)
  const into = await findCart(tx, scope, cartId, now)
  if (!into) return
  if (there) await bringIn(deps, tx, into, there, { customerId, memberId, now })
  await notifyMembers(tx, into)
}
