import { demandRoomForCart, MAX_CARTS } from '@okolitsa/domain/cart/carts.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { atEverySite, type CartScope, customerIdOf } from '../cart-scope.ts'
import { findCart, listCarts, type StoredCart } from '../store/find-carts.ts'
import { customerCartIds, dropEmptied, insertCart, lockCustomerCarts } from '../store/save-carts.ts'
import { type AddedProduct, addToCart } from './add-products.ts'
import { type CartDeps, guestCartEnd } from './cart-deps.ts'
import { type CountedCart, countCarts } from './count-carts.ts'
import { type CartToOpen, demandSeller } from './demand-seller.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

/** The visitor's carts by seller, locked for a customer until the end of the transaction. */
async function cartIdsBySeller(tx: Executor, scope: CartScope, now: Date): Promise<Map<number, string>> {
  if (scope.kind === 'customer') {
    await lockCustomerCarts(tx, scope.customerId)
    return customerCartIds(tx, atEverySite(scope))
  }
  const carts = await listCarts(tx, atEverySite(scope), now)
  return new Map(carts.map((cart) => [cart.organizationId, cart.id]))
}

/**
 * Finds or creates the visitor's cart of the seller inside a transaction. At the limit of carts empty ones are deleted.
 * @throws {Refusal} MAX_CARTS_QUANTITY_REACHED
 * @throws {ConflictError} the cart became an order: try again
 */
export async function openInside(
  deps: CartDeps,
  tx: Executor,
  scope: CartScope,
  cart: CartToOpen & { readonly type: string },
): Promise<StoredCart> {
  const now = deps.clock()
  const cartIds = await cartIdsBySeller(tx, scope, now)
  let cartId = cartIds.get(cart.organizationId)
  if (cartId === undefined) {
    const dropped = cartIds.size >= MAX_CARTS ? await dropEmptied(tx, [...cartIds.values()]) : 0
    demandRoomForCart(cartIds.size - dropped)
    const customerId = customerIdOf(scope)
    cartId = await insertCart(tx, { ...cart, customerId, now, expiresAt: guestCartEnd(now) })
  }
  const opened = await findCart(tx, scope, cartId, now)
  if (!opened) throw new ConflictError()
  return opened
}

/**
 * Opens the visitor's cart of a seller with first products; when one exists, adds the products to it, so that a visitor
 * has one cart per seller.
 * @throws {Refusal} FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA, MAX_CARTS_QUANTITY_REACHED,
 * NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export const openCart = (
  deps: CartDeps,
  scope: CartScope,
  opened: CartToOpen,
  products: readonly AddedProduct[],
): Promise<CountedCart> =>
  // a concurrent request may fill the cart to the bound or order it; the retry reads the new state
  retryOnConflict(async () => {
    const open = (await listCarts(deps.executor, scope, deps.clock())).find(
      (cart) => cart.organizationId === opened.organizationId,
    )
    if (open && products.length > 0) return addToCart(deps, scope, products, async () => open)
    if (open) return (await countCarts(deps, deps.executor, [open]))[0] as CountedCart

    const type = await demandSeller(deps, scope, opened)
    return deps.inTransaction(async (tx) => {
      const cart = await openInside(deps, tx, scope, { ...opened, type })
      if (products.length > 0) return addToCart(deps, scope, products, async () => cart, tx)
      return (await countCarts(deps, tx, [cart]))[0] as CountedCart
    })
  })
