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

/** A shared cart with its content while it is open. */
export interface Share {
  readonly shared: SharedCart
  /** The cart; null = ended. */
  readonly cart: StoredCart | null
}

/**
 * Members of a shared cart, or the result of an ended one.
 * @throws {Refusal} NOT_FOUND: not shared, or not a member
 */
export async function getShare(deps: CartDeps, scope: CartScope, cartId: string): Promise<Share> {
  const shared = await findShared(deps.executor, scope, cartId)
  if (!shared) throw new Refusal('NOT_FOUND')
  const cart = shared.end === null ? await findCart(deps.executor, scope, cartId, deps.clock()) : null
  return { shared, cart }
}

/** Shares an own cart; a withdrawn invitation is replaced. @throws {Refusal} NOT_FOUND */
export async function shareCart(deps: CartDeps, scope: CustomerScope, cartId: string): Promise<Share> {
  const now = deps.clock()
  await demandCart(deps.executor, scope, cartId, now)
  if (!(await saveSharing(deps.executor, scope, cartId, now))) throw new Refusal('NOT_FOUND')
  return getShare(deps, scope, cartId)
}

/** Withdraws the invitation to an own cart; members stay. @throws {Refusal} NOT_FOUND */
export async function withdrawInvitation(deps: CartDeps, scope: CustomerScope, cartId: string): Promise<Share> {
  const { shared } = await getShare(deps, scope, cartId)
  if (shared.ownerId !== scope.customerId) throw new Refusal('NOT_FOUND')
  await withdrawToken(deps.executor, scope, cartId)
  return getShare(deps, scope, cartId)
}

/**
 * Removes a member; a removal by the owner also replaces the invitation. The member's lines stay.
 * @throws {Refusal} NOT_FOUND
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
