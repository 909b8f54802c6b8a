import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart, membershipOf } from '../policy.ts'
import { findCart, type StoredCart } from '../store/find-carts.ts'
import * as store from '../store/save-carts.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCarts } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'
import { removeMember } from './share-cart.ts'

/**
 * Changes the place of a cart. An unreachable place is accepted and reported in the response, so that the visitor can
 * choose another one. Only the owner may change the place of a shared cart.
 * @throws {Refusal} NOT_FOUND, FORBIDDEN
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
  const moved: StoredCart = { ...cart, place, version: cart.version + 1, touchedAt: now }
  const [version, counted] = await pipelined([
    store.setPlace(deps.executor, changeBy(scope, cartId, now), place),
    countCarts(deps, deps.executor, [moved]),
  ])
  if (version === null) throw new Refusal('NOT_FOUND')
  await notifyMembers(deps.executor, cart)
  // another change was committed first: the response includes both; not found = the cart became an order
  const both = version === moved.version ? null : await findCart(deps.executor, scope, cartId, now)
  const shown = both ? await countCarts(deps, deps.executor, [both]) : counted
  return shown[0] as CountedCart
}

/**
 * Deletes an own cart, or leaves a shared one.
 * @throws {Refusal} NOT_FOUND, also for a repeated request
 */
export async function deleteCart(deps: CartDeps, scope: CartScope, cartId: string): Promise<void> {
  const now = deps.clock()
  const cart = await demandCart(deps.executor, scope, cartId, now)
  const membership = membershipOf(cart)
  if (membership) return removeMember(deps, scope, cartId, membership.id)
  if (!(await store.deleteCart(deps.executor, scope, cartId, now))) throw new Refusal('NOT_FOUND')
  await notifyMembers(deps.executor, cart)
}
