import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import * as store from '../store/find-carts.ts'
import type { CartDeps } from './cart-deps.ts'
import { type CountedCart, countCart, countCarts, kitchensOf, productsOf, snapshotsOf } from './count-carts.ts'

/** All carts of the visitor at a place, newest first; two queries for any number of carts. */
export async function listCarts(
  deps: CartDeps,
  scope: CartScope,
  asked: { readonly at: DeliveryPlace | null; readonly forMainAddress: boolean },
): Promise<CountedCart[]> {
  const [carts, home] = await Promise.all([
    store.listCarts(deps.executor, scope, deps.clock()),
    asked.forMainAddress && scope.kind === 'customer' ? deps.identity.mainAddressOf(scope.customerId) : null,
  ])
  return countCarts(deps, deps.executor, carts, home ?? asked.at ?? undefined)
}

async function countOne(deps: CartDeps, cart: store.StoredCart, at: DeliveryPlace | null): Promise<CountedCart> {
  const [counted] = await countCarts(deps, deps.executor, [cart], at ?? undefined)
  return counted as CountedCart
}

/**
 * The cart of an id.
 * @throws {Refusal} NOT_FOUND
 */
export const getCart = async (
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  at: DeliveryPlace | null,
): Promise<CountedCart> => countOne(deps, await demandCart(deps.executor, scope, cartId, deps.clock()), at)

/**
 * A cart priced for an order to a place; null = the place of the cart. The member who orders receives the delivery, so
 * members use their own place.
 * @throws {Refusal} NOT_FOUND
 */
export async function getCartToOrder(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  at: DeliveryPlace | null,
): Promise<CountedCart> {
  const cart = await demandCart(deps.executor, scope, cartId, deps.clock())
  const snapshots = await snapshotsOf(deps, deps.executor, [productsOf(cart)])
  return countCart(deps, cart, snapshots, await kitchensOf(deps, deps.executor, [cart]), at ?? undefined)
}

/** The visitor's cart of one seller. @throws {Refusal} NOT_FOUND */
export async function getOrganizationCart(
  deps: CartDeps,
  scope: CartScope,
  organizationId: number,
  at: DeliveryPlace | null,
): Promise<CountedCart> {
  const carts = await store.listCarts(deps.executor, scope, deps.clock())
  const cart = carts.find((one) => one.organizationId === organizationId)
  if (!cart) throw new Refusal('NOT_FOUND')
  return countOne(deps, cart, at)
}
