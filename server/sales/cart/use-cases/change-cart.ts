import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type CartScope, customerIdOf } from '../cart-scope.ts'
import { demandCart, membershipOf } from '../policy.ts'
import * as store from '../store/save-carts.ts'
import { endSharing } from '../store/sharing.store.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCarts } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'
import { removeMember } from './share-cart.ts'

/**
 * Moves a cart to another place. A place the seller does not reach is accepted: the cart says so, and the visitor
 * picks another one. A shared cart is moved by its owner. @throws {Refusal} NOT_FOUND, FORBIDDEN
 */
export async function changePlace(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  place: Location,
): Promise<CountedCart> {
  const now = deps.clock()
  const cart = await demandCart(deps.executor, scope, cartId, now)
  if (membershipOf(cart)) throw new Refusal('FORBIDDEN')
  if (!(await store.setPlace(deps.executor, changeBy(scope, cartId, now), place))) throw new Refusal('NOT_FOUND')
  await notifyMembers(deps.executor, cart)
  const [counted] = await countCarts(deps, deps.executor, [await demandCart(deps.executor, scope, cartId, now)])
  return counted as CountedCart
}

/** Deletes an own cart; a member of a shared one leaves it. @throws {Refusal} NOT_FOUND, also for the second time */
export async function deleteCart(deps: CartDeps, scope: CartScope, cartId: string): Promise<void> {
  const now = deps.clock()
  const cart = await demandCart(deps.executor, scope, cartId, now)
  const membership = membershipOf(cart)
  if (membership) return removeMember(deps, scope, cartId, membership.id)
  const customerId = customerIdOf(scope)
  await deps.inTransaction(async (tx) => {
    if (!(await store.deleteCart(tx, scope, cartId, now))) throw new Refusal('NOT_FOUND')
    await endSharing(tx, cartId, { outcome: 'deleted', customerId, orderNumber: null, now })
    await notifyMembers(tx, cart)
  })
}
