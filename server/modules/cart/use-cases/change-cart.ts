import type { Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { demandCart, type Shopper } from '../policy.ts'
import * as store from '../store/save-carts.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCarts } from './count-carts.ts'

/**
 * Moves a cart to another place. A place the seller does not reach is accepted: the cart says so, and the shopper
 * picks another one. @throws {Refusal} NOT_FOUND
 */
export const changePlace =
  (deps: CartDeps) =>
  async (shopper: Shopper, cartId: string, place: Location): Promise<CountedCart> => {
    const now = deps.clock()
    await demandCart(deps.executor, shopper, cartId, now)
    if (!(await store.setPlace(deps.executor, changeBy(shopper, cartId, now), place))) throw new Refusal('NOT_FOUND')
    const [counted] = await countCarts(deps, deps.executor, [await demandCart(deps.executor, shopper, cartId, now)])
    return counted as CountedCart
  }

/** @throws {Refusal} NOT_FOUND, also for the second of two deletions */
export const deleteCart =
  (deps: CartDeps) =>
  async (shopper: Shopper, cartId: string): Promise<void> => {
    const now = deps.clock()
    await demandCart(deps.executor, shopper, cartId, now)
    if (!(await store.deleteCart(deps.executor, cartId, shopper.customerId, now))) throw new Refusal('NOT_FOUND')
  }
