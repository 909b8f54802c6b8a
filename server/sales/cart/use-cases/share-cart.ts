import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type CartScope, customerIdOf } from '../cart-scope.ts'
import { demandCart, membershipOf } from '../policy.ts'
import { findCart, type StoredCart } from '../store/find-carts.ts'
import {
  endMembership,
  findShared,
  renewToken,
  type SharedCart,
  saveSharing,
  withdrawToken,
} from '../store/sharing.store.ts'
import type { CartDeps } from './cart-deps.ts'
import { notifyMembers } from './notify-members.ts'

/** A shared cart and, until it is over, what is in it. */
export interface Share {
  readonly shared: SharedCart
  /** null = it is over. */
  readonly cart: StoredCart | null
}

/** Who gathers a cart, or what became of it. @throws {Refusal} NOT_FOUND: not shared, or not theirs */
export async function getShare(deps: CartDeps, scope: CartScope, cartId: string): Promise<Share> {
  const shared = await findShared(deps.executor, scope, cartId)
  if (!shared) throw new Refusal('NOT_FOUND')
  const cart = shared.end === null ? await findCart(deps.executor, scope, cartId, deps.clock()) : null
  return { shared, cart }
}

/** Makes an own cart a shared one; a withdrawn invitation is replaced by a new one. @throws {Refusal} NOT_FOUND */
export async function shareCart(deps: CartDeps, scope: CustomerScope, cartId: string): Promise<Share> {
  const now = deps.clock()
  await demandCart(deps.executor, scope, cartId, now)
  if (!(await saveSharing(deps.executor, scope, cartId, now))) throw new Refusal('NOT_FOUND')
  return getShare(deps, scope, cartId)
}

/** Makes the invitation to an own cart void; who has joined stays. @throws {Refusal} NOT_FOUND */
export async function withdrawInvitation(deps: CartDeps, scope: CustomerScope, cartId: string): Promise<Share> {
  const { shared } = await getShare(deps, scope, cartId)
  if (shared.ownerId !== scope.customerId) throw new Refusal('NOT_FOUND')
  await withdrawToken(deps.executor, scope, cartId)
  return getShare(deps, scope, cartId)
}

/**
 * A member leaves, or the owner shows one out, who does not come back by the old invitation; their lines stay in the
 * cart. @throws {Refusal} NOT_FOUND
 */
export async function removeMember(deps: CartDeps, scope: CartScope, cartId: string, memberId: number): Promise<void> {
  const now = deps.clock()
  const cart = await demandCart(deps.executor, scope, cartId, now)
  const own = membershipOf(cart)
  const isTheirs = own ? own.id === memberId : cart.customerId !== null && cart.customerId === customerIdOf(scope)
  if (!isTheirs) throw new Refusal('NOT_FOUND')
  await deps.inTransaction(async (tx) => {
    if (!(await endMembership(tx, cartId, memberId, now))) throw new Refusal('NOT_FOUND')
    if (!own) await renewToken(tx, cartId)
    await notifyMembers(tx, cart)
  })
}
