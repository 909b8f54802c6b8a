import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { demandCart, mayShow, type Visitor } from '../policy.ts'
import { listCustomerCarts, listGuestCarts, type StoredCart } from '../store/find-carts.ts'
import type { CartDeps } from './cart-deps.ts'
import { type CountedCart, countCart, countCarts, snapshotsOf } from './count-carts.ts'

/** The visitor's carts that this site may show, newest first. */
export async function cartsOf(deps: CartDeps, visitor: Visitor): Promise<StoredCart[]> {
  const carts =
    visitor.customerId === null
      ? await listGuestCarts(deps.executor, visitor.guestCartIds, visitor.guestKey, deps.clock())
      : await listCustomerCarts(deps.executor, visitor.customerId)
  return carts.filter((cart) => mayShow(visitor, cart))
}

/** All carts of the visitor at a place, newest first; two queries whatever their number. */
export const listCarts =
  (deps: CartDeps) =>
  async (
    visitor: Visitor,
    asked: { readonly at: DeliveryPlace | null; readonly forMainAddress: boolean },
  ): Promise<CountedCart[]> => {
    const isAtHome = asked.forMainAddress && visitor.customerId !== null
    const [carts, home] = await Promise.all([
      cartsOf(deps, visitor),
      isAtHome ? deps.identity.mainAddressOf(visitor.customerId) : null,
    ])
    return countCarts(deps, deps.executor, carts, home ?? asked.at ?? undefined)
  }

async function countOne(deps: CartDeps, cart: StoredCart, at: DeliveryPlace | null): Promise<CountedCart> {
  const [counted] = await countCarts(deps, deps.executor, [cart], at ?? undefined)
  return counted as CountedCart
}

/** @throws {Refusal} NOT_FOUND */
export const getCart =
  (deps: CartDeps) =>
  async (visitor: Visitor, cartId: string, at: DeliveryPlace | null): Promise<CountedCart> =>
    countOne(deps, await demandCart(deps.executor, visitor, cartId, deps.clock()), at)

/**
 * A cart as it would be ordered to a place; null = its own. An order goes to whoever makes it, so a member of a shared
 * cart asks for their own place, too. @throws {Refusal} NOT_FOUND
 */
export const getCartToOrder =
  (deps: CartDeps) =>
  async (visitor: Visitor, cartId: string, at: DeliveryPlace | null): Promise<CountedCart> => {
    const cart = await demandCart(deps.executor, visitor, cartId, deps.clock())
    const productIds = cart.lines.map((line) => line.productId)
    return countCart(deps, cart, await snapshotsOf(deps, deps.executor, productIds), at ?? undefined)
  }

/** The visitor's cart at one seller. @throws {Refusal} NOT_FOUND */
export const getOrganizationCart =
  (deps: CartDeps) =>
  async (visitor: Visitor, organizationId: number, at: DeliveryPlace | null): Promise<CountedCart> => {
    const cart = (await cartsOf(deps, visitor)).find((one) => one.organizationId === organizationId)
    if (!cart) throw new Refusal('NOT_FOUND')
    return countOne(deps, cart, at)
  }
