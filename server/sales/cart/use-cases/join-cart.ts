import { type JoinState, joinRefusal, joinState } from '@okolitsa/domain/cart/sharing.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { atEverySite, type CartScope, customerIdOf } from '../cart-scope.ts'
import { demandCart, isGatheredTogether } from '../policy.ts'
import { listCarts, type StoredCart } from '../store/find-carts.ts'
import { lockCarts, lockCustomerCarts, lockGuest } from '../store/save-carts.ts'
import * as store from '../store/sharing.store.ts'
import type { CartDeps } from './cart-deps.ts'
import { type CountedCart, countCarts, productsOf, snapshotsOf } from './count-carts.ts'
import { mergeCart } from './merge-cart.ts'
import { notifyMembers } from './notify-members.ts'

/** An invitation as displayed to the visitor. */
export interface Invitation {
  readonly state: JoinState
  readonly shared: store.SharedCart
  readonly facts: store.InvitationFacts
  /** The visitor's own cart of the seller, which would be merged; null = none. */
  readonly brings: StoredCart | null
}

/**
 * Reads an invitation.
 * @throws {Refusal} NOT_FOUND: unknown or withdrawn, or not on this site
 */
async function readInvitation(
  deps: CartDeps,
  executor: Executor,
  scope: CartScope,
  token: string,
): Promise<Invitation> {
  const shared = await store.findInvited(executor, scope, token)
  if (!shared) throw new Refusal('NOT_FOUND')
  const [facts, carts] = await Promise.all([
    store.findInvitationFacts(executor, scope, shared.organizationId),
    listCarts(executor, atEverySite(scope), deps.clock()),
  ])
  const there = carts.find((cart) => cart.organizationId === shared.organizationId && cart.id !== shared.cartId)
  const state = joinState({
    isEnded: shared.end !== null,
    isOwner: shared.ownerId === customerIdOf(scope),
    isMember: carts.some((cart) => cart.id === shared.cartId),
    membersCount: shared.membersCount,
    cartThere: !there ? 'none' : isGatheredTogether(there) ? 'together' : 'alone',
    cartsCount: carts.length,
  })
  return { state, shared, facts, brings: state === 'open' && there ? there : null }
}

/**
 * The invitation of a token.
 * @throws {Refusal} NOT_FOUND
 */
export const getInvitation = (deps: CartDeps, scope: CartScope, token: string) =>
  readInvitation(deps, deps.executor, scope, token)

/**
 * Joins a shared cart and merges an own cart of the same seller; idempotent.
 * @param firstName required without a known name, because the members' names are displayed with their products
 * @throws {Refusal} NOT_FOUND, BAD_REQUEST (no name), SHARED_CART_ENDED, SHARED_CART_FULL, SHARED_CART_BUSY,
 * MAX_CARTS_QUANTITY_REACHED
 */
export const joinCart = async (deps: CartDeps, scope: CartScope, token: string, firstName: string | null) =>
  deps.inTransaction(async (tx): Promise<CountedCart> => {
    if (scope.kind === 'customer') await lockCustomerCarts(tx, scope.customerId)
    else if (scope.guestKey !== null) await lockGuest(tx, scope.guestKey)
    const before = await readInvitation(deps, tx, scope, token)
    const { cartId, organizationId } = before.shared
    await lockCarts(tx, before.brings ? [cartId, before.brings.id] : [cartId])
    // includes members who joined while this request waited for the lock
    const { state, facts, brings } = await readInvitation(deps, tx, scope, token)
    const now = deps.clock()
    if (state !== 'own' && state !== 'member') {
      if (state !== 'open') throw joinRefusal(state)
      const name = facts.myName ?? firstName
      if (name === null) throw new Refusal('BAD_REQUEST', { errors: { firstName: 'required' } })
      const memberId = await store.saveMember(tx, scope, { cartId, organizationId, firstName: name, now })
      const by = { customerId: customerIdOf(scope), memberId, now }
      if (brings) await bringIn(deps, tx, await demandCart(tx, scope, cartId, now), brings, by)
    }
    const cart = await demandCart(tx, scope, cartId, now)
    if (state === 'open') await notifyMembers(tx, cart)
    const [counted] = await countCarts(deps, tx, [cart])
    return counted as CountedCart
  })

/** Merges an own cart of the seller into the shared one as the member's lines; both are locked. */
export async function bringIn(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'clock' | 'market'>,
  tx: Executor,
  into: StoredCart,
  brings: StoredCart,
  by: { readonly customerId: number | null; readonly memberId: number; readonly now: Date },
): Promise<void> {
  const { customerId, now } = by
  const snapshots = await snapshotsOf(deps, tx, [productsOf(brings)])
  // the own cart has an invitation and no members
  await store.endSharing(tx, brings.id, { outcome: 'deleted', customerId, orderNumber: null, now })
  await mergeCart(tx, into, brings, { ...by, place: null, snapshots })
}
