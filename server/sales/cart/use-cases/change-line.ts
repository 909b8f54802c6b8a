import { demandQuantity } from '@okolitsa/domain/cart/change-line.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import { cartSellable } from '../public.ts'
import { removeLine, setLine } from '../store/change-lines.ts'
import { afterWriting } from './add-products.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCart, countCarts, isReached, snapshotsOf } from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'

/**
 * Sets the quantity of a line; 0 removes it, whatever became of the product.
 * @throws {Refusal} NOT_FOUND (cart or line), FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA,
 * NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export async function changeQuantity(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  productId: number,
  quantity: number,
): Promise<CountedCart> {
  const { executor, clock } = deps
  const now = clock()
  const cart = await demandCart(executor, scope, cartId, now)
  if (!cart.lines.some((line) => line.productId === productId)) throw new Refusal('NOT_FOUND')
  const [snapshots, offer] = await Promise.all([
    snapshotsOf(
      deps,
      executor,
      cart.lines.map((line) => line.productId),
    ),
    deps.delivery.offerAt({ organizationId: cart.organizationId, location: cart.place, now }),
  ])
  const change = changeBy(scope, cartId, now)
  let written: Awaited<ReturnType<typeof setLine>>
  if (quantity === 0) {
    written = await removeLine(executor, change, productId)
  } else {
    const product = snapshots.get(productId)
    if (!product) throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { productIds: [productId] })
    demandQuantity(cartSellable(product, isReached(offer)), quantity)
    written = await setLine(executor, change, { productId, quantity, price: product.finalPrice })
  }
  // another tab removed the line meanwhile
  if (written.version === null) throw new Refusal('NOT_FOUND')
  await notifyMembers(executor, cart)
  if (written.version === cart.version + 1)
    return countCart(deps, afterWriting(cart, written, snapshots, now), snapshots)
  const [counted] = await countCarts(deps, executor, [await demandCart(executor, scope, cartId, now)])
  return counted as CountedCart
}
