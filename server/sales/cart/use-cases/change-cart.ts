import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { demandCart, membershipOf, type Visitor } from '../policy.ts'
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
export const changePlace =
  (deps: CartDeps) =>
  async (visitor: Visitor, cartId: string, place: Location): Promise<CountedCart> => {
    const now = deps.clock()
    const cart = await demandCart(deps.executor, visitor, cartId, now)
    if (membershipOf(cart)) throw new Refusal('FORBIDDEN')
    if (!(await store.setPlace(deps.executor, changeBy(visitor, cartId, now), place))) throw new Refusal('NOT_FOUND')
    await notifyMembers(deps.executor, cart)
    const [counted] = await countCarts(deps, deps.executor, [await demandCart(deps.executor, visitor, cartId, now)])
    return counted as CountedCart
  }

/** Deletes an own cart; a member of a shared one leaves it. @throws {Refusal} NOT_FOUND, also for the second time */
export const deleteCart =
  (deps: CartDeps) =>
  async (visitor: Visitor, cartId: string): Promise<void> => {
    const now = deps.clock()
    const cart = await demandCart(deps.executor, visitor, cartId, now)
    const membership = membershipOf(cart)
    if (membership) return removeMember(deps)(visitor, cartId, membership.id)
    const { customerId } = visitor
    await deps.inTransaction(async (tx) => {
      if (!(await store.deleteCart(tx, cartId, customerId, now))) throw new Refusal('NOT_FOUND')
      await endSharing(tx, cartId, { outcome: 'deleted', customerId, orderNumber: null, now })
      await notifyMembers(tx, cart)
    })
  }
