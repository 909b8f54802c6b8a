import { boundOrMost, demandOnSale, demandQuantity } from '@okolitsa/domain/cart/change-line.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart, membershipOf } from '../policy.ts'
import { cartSellable } from '../public.ts'
import { type AddedLine, addToLines, type Written } from '../store/change-lines.ts'
import type { StoredCart } from '../store/find-carts.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import {
  type CountedCart,
  countCart,
  countCarts,
  isReached,
  type ProductSnapshots,
  snapshotsOf,
} from './count-carts.ts'
import { notifyMembers } from './notify-members.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

export interface AddedProduct {
  readonly productId: number
  /** Sale steps, at least 1. */
  readonly quantity: number
}

/** One entry per product, quantities summed. */
const distinct = (added: readonly AddedProduct[]): AddedProduct[] => {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of added) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Checks every product against shelf, place, stock and limit, together with what is in the cart already. */
function linesToAdd(
  cart: StoredCart,
  added: readonly AddedProduct[],
  snapshots: ProductSnapshots,
  isReachable: boolean,
): AddedLine[] {
  return added.map(({ productId, quantity }) => {
    const product = snapshots.get(productId)
    const sellable = product && cartSellable(product, isReachable)
    demandOnSale(sellable, productId, cart.organizationId)
    const inCart = cart.lines.find((line) => line.productId === productId)?.quantity ?? 0
    demandQuantity(sellable, inCart + quantity)
    return { productId, quantity, price: sellable.finalPrice, bound: boundOrMost(sellable) }
  })
}

/** The cart after a write without a concurrent one: no need to read it again. */
export function afterWriting(cart: StoredCart, written: Written, snapshots: ProductSnapshots, now: Date): StoredCart {
  const lines = cart.lines.map((line) => ({ ...line }))
  const memberId = membershipOf(cart)?.id ?? null
  for (const { productId, quantity } of written.lines) {
    const line = lines.find((one) => one.productId === productId)
    const seenPrice = snapshots.get(productId)?.finalPrice
    const isJoint = line !== undefined && (line.isJoint || (line.memberId !== memberId && line.quantity !== quantity))
    if (line) Object.assign(line, { quantity, isJoint, ...(seenPrice !== undefined && { seenPrice }) })
    else if (seenPrice !== undefined)
      lines.push({ productId, quantity, seenPrice, substitution: 'none', memberId, isJoint })
  }
  return {
    ...cart,
    version: written.version ?? cart.version,
    touchedAt: now,
    lines: lines.filter((line) => line.quantity > 0),
  }
}

/**
 * Adds to a cart that was just read. Runs on a transaction's executor when one is given, otherwise a single product
 * is one statement and several are a transaction of their own.
 * @throws {ConflictError} another request took what is left: read the cart and try again
 */
export async function addToCart(
  deps: CartDeps,
  scope: CartScope,
  cart: StoredCart,
  products: readonly AddedProduct[],
  tx?: Executor,
): Promise<CountedCart> {
  const executor = tx ?? deps.executor
  const now = deps.clock()
  const added = distinct(products)
  const [snapshots, offer] = await Promise.all([
    snapshotsOf(
      deps,
      executor,
      [...cart.lines, ...added].map((line) => line.productId),
    ),
    deps.delivery.offerAt({ organizationId: cart.organizationId, location: cart.place, now }),
  ])
  const lines = linesToAdd(cart, added, snapshots, isReached(offer))
  const write = async (on: Executor): Promise<Written> => {
    const written = await addToLines(on, changeBy(scope, cart.id, now), lines)
    if (written.lines.length < lines.length) throw new ConflictError()
    return written
  }
  const written = await (tx || lines.length === 1 ? write(executor) : deps.inTransaction(write))
  await notifyMembers(executor, cart)
  if (written.version === cart.version + 1)
    return countCart(deps, afterWriting(cart, written, snapshots, now), snapshots)
  // written, but another change went first: show both
  const [counted] = await countCarts(deps, executor, [await demandCart(executor, scope, cart.id, now)])
  return counted as CountedCart
}

/**
 * Adds products; quantities sum up with what is there, also when several tabs add at once. All or nothing.
 * @throws {Refusal} NOT_FOUND, FARMER_OR_PRODUCTS_UNAVAILABLE, UNAVAILABLE_AT_USER_AREA, NOT_ENOUGH_STOCK,
 * QUANTITY_OVER_LIMIT
 */
export const addProducts = (
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  products: readonly AddedProduct[],
): Promise<CountedCart> =>
  retryOnConflict(async () =>
    addToCart(deps, scope, await demandCart(deps.executor, scope, cartId, deps.clock()), products),
  )
