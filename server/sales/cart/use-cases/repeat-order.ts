import { boundOrMost } from '@okolitsa/domain/cart/change-line.ts'
import { bareLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { OrderToRepeat } from '../../orders/ports.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import { cartSellable } from '../public.ts'
import { type AddedLine, addToLines } from '../store/change-lines.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCarts, type ProductSnapshots, snapshotsOf } from './count-carts.ts'
import { type CartToOpen, demandSeller } from './demand-seller.ts'
import { notifyMembers } from './notify-members.ts'
import { openInside } from './open-cart.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

/** A product of the order that is not in the cart in full, and why. */
export interface NotAdded {
  readonly productId: number
  readonly title: string
  readonly reason: 'soldOut' | 'lessLeft' | 'disabled' | 'limit'
  readonly ordered: number
  readonly inCart: number
}

export interface RepeatedOrder {
  readonly cart: CountedCart
  readonly notAdded: readonly NotAdded[]
}

/**
 * Puts the products of an own order into the cart of its seller, at least as many as were ordered then: pressing
 * twice does not double them. What is gone is listed in the answer, what is scarce is reduced.
 * @throws {Refusal} NOT_FOUND, ORDER_STEP_FORBIDDEN (still under way, or too long ago), FARMER_OR_PRODUCTS_UNAVAILABLE
 * (nothing of it is left), UNAVAILABLE_AT_USER_AREA, MAX_CARTS_QUANTITY_REACHED
 */
export async function repeatOrder(
  deps: CartDeps,
  scope: CustomerScope,
  orderId: number,
  place: Location | null,
): Promise<RepeatedOrder> {
  const order = await deps.orders.linesOfOrder(scope, orderId)
  if (!order) throw new Refusal('NOT_FOUND')
  if (!order.mayRepeat) throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId })
  // an order's place knows more (flat, entrance) than a cart's
  const opened: CartToOpen = { organizationId: order.organizationId, place: place ?? bareLocation(order.place) }
  const type = await demandSeller(deps, scope, opened)
  return retryOnConflict(() => deps.inTransaction((tx) => fillFromOrder(deps, tx, scope, order, { ...opened, type })))
}

async function fillFromOrder(
  deps: CartDeps,
  tx: Executor,
  scope: CartScope,
  order: OrderToRepeat,
  opened: CartToOpen & { readonly type: string },
): Promise<RepeatedOrder> {
  const cart = await openInside(deps, tx, scope, opened)
  const snapshots = await snapshotsOf(
    deps,
    tx,
    order.lines.map((line) => line.productId),
  )
  const had = new Map(cart.lines.map((line) => [line.productId, line.quantity]))
  const added: AddedLine[] = []
  const notAdded: NotAdded[] = []
  for (const line of order.lines) {
    const inCart = had.get(line.productId) ?? 0
    const bound = boundNow(snapshots, line.productId, order.organizationId)
    const wanted = Math.max(inCart, Math.min(line.quantity, bound))
    const price = snapshots.get(line.productId)?.finalPrice
    if (wanted > inCart && price !== undefined) {
      added.push({ productId: line.productId, quantity: wanted - inCart, price, bound })
    }
    if (wanted < line.quantity) {
      const { productId, title, quantity } = line
      notAdded.push({
        productId,
        title,
        reason: reasonOf(snapshots, productId, bound),
        ordered: quantity,
        inCart: wanted,
      })
    }
  }
  if (added.length === 0 && order.lines.every((line) => !had.has(line.productId))) {
    throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { productIds: order.lines.map((line) => line.productId) })
  }
  if (added.length > 0) {
    const written = await addToLines(tx, changeBy(scope, cart.id, deps.clock()), added)
    if (written.lines.length < added.length) throw new ConflictError()
    await notifyMembers(tx, cart)
  }
  const [counted] = await countCarts(deps, tx, [await demandCart(tx, scope, cart.id, deps.clock())])
  return { cart: counted as CountedCart, notAdded }
}

/** Most steps one can have of the product now; 0 when it is off sale. */
function boundNow(snapshots: ProductSnapshots, productId: number, organizationId: number): number {
  const product = snapshots.get(productId)
  if (!product?.enabled || product.organizationId !== organizationId) return 0
  return boundOrMost(cartSellable(product, true))
}

function reasonOf(snapshots: ProductSnapshots, productId: number, bound: number): NotAdded['reason'] {
  const product = snapshots.get(productId)
  if (!product?.enabled) return 'disabled'
  if (bound === 0) return 'soldOut'
  return product.available !== null && product.available <= bound ? 'lessLeft' : 'limit'
}
