import { lineKey } from '@okolitsa/domain/cart/cart-line.ts'
import { boundOrMost } from '@okolitsa/domain/cart/change-line.ts'
import { bareLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { add, type Kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { choiceKey, type PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { OrderToRepeat } from '../../orders/ports.ts'
import type { CartScope } from '../cart-scope.ts'
import { demandCart } from '../policy.ts'
import { BY_ANY_WAY, cartSellable, choiceNow } from '../public.ts'
import { type AddedLine, addToLines } from '../store/change-lines.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import { type CountedCart, countCarts, type ProductSnapshots, productsOf, snapshotsOf } from './count-carts.ts'
import { type CartToOpen, demandSeller } from './demand-seller.ts'
import { notifyMembers } from './notify-members.ts'
import { openInside } from './open-cart.ts'
import { ConflictError, retryOnConflict } from './retry-on-conflict.ts'

/** A product of the order that is not fully in the cart, with the reason. */
export interface NotAdded {
  readonly productId: number
  readonly title: string
  readonly reason: 'soldOut' | 'lessLeft' | 'disabled' | 'limit' | 'optionsChanged'
  /** Titles of the options left out; empty for reasons other than `optionsChanged`. */
  readonly lostOptions: readonly string[]
  readonly ordered: number
  readonly inCart: number
}

export interface RepeatedOrder {
  readonly cart: CountedCart
  readonly notAdded: readonly NotAdded[]
}

/**
 * Adds the products of an own order to the cart of its seller, up to the ordered quantities, so that a repetition does
 * not double them. The result lists unavailable and reduced products.
 * @throws {Refusal} NOT_FOUND, ORDER_STEP_FORBIDDEN (not received, or too long ago), FARMER_OR_PRODUCTS_UNAVAILABLE
 * (none available), UNAVAILABLE_AT_USER_AREA, MAX_CARTS_QUANTITY_REACHED
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
  // the place of an order has details (flat, entrance) that the place of a cart does not have
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
  const ids = order.lines.map((line) => line.productId)
  const snapshots = await snapshotsOf(deps, tx, [productsOf(cart, ...ids)])
  const had = new Map(cart.lines.map((line) => [lineKey(line), line.quantity]))
  const added: AddedLine[] = []
  const notAdded: NotAdded[] = []
  // a pickup order keeps its pickup place
  const { tradePlaceId } = order
  const chosenWay = tradePlaceId === null ? null : { methodCode: 'pickup' as const, tradePlaceId, date: null }
  for (const line of order.lines) {
    const { productId, title, quantity } = line
    const left = choiceLeft(snapshots, line)
    const key = { productId, optionsKey: left?.optionsKey ?? '' }
    const inCart = had.get(lineKey(key)) ?? 0
    const bound = left ? boundNow(snapshots, productId, order.organizationId) : 0
    const wanted = Math.max(inCart, Math.min(quantity, bound))
    const base = snapshots.get(productId)?.finalPrice
    if (wanted > inCart && base !== undefined && left) {
      added.push({ ...key, quantity: wanted - inCart, price: add(base, left.price), bound, chosenWay })
    }
    const lostOptions = left?.lost ?? []
    if (wanted < quantity || lostOptions.length > 0) {
      const reason = wanted >= quantity || !left ? 'optionsChanged' : reasonOf(snapshots, productId, bound)
      notAdded.push({ productId, title, reason, lostOptions, ordered: quantity, inCart: wanted })
    }
  }
  // no line was added and none is missing: the cart already contains the whole order
  if (added.length === 0 && notAdded.length > 0 && notAdded.every(({ inCart }) => inCart === 0)) {
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

/** The available part of a choice, if the dish can be ordered with it; null = a new choice is required. */
function choiceLeft(
  snapshots: ProductSnapshots,
  { productId, options }: OrderToRepeat['lines'][number],
): { readonly optionsKey: string; readonly price: Kopecks; readonly lost: readonly string[] } | null {
  const dish = snapshots.get(productId)?.dish ?? null
  const whole = choiceNow(dish, choiceKey(options))
  if (whole.ok) return { optionsKey: whole.key, price: whole.price, lost: [] }
  const gone = new Set(whole.mistakes.flatMap((mistake) => (mistake.kind === 'changed' ? mistake.optionId : [])))
  const isLost = ({ optionId, parentOptionId }: PickedOption) =>
    gone.has(optionId) || (parentOptionId !== null && gone.has(parentOptionId))
  const rest = choiceNow(dish, choiceKey(options.filter((option) => !isLost(option))))
  const lost = options.filter(isLost).map(({ title }) => title)
  return rest.ok ? { optionsKey: rest.key, price: rest.price, lost } : null
}

/** Maximum steps of the product at present; 0 when off sale. */
function boundNow(snapshots: ProductSnapshots, productId: number, organizationId: number): number {
  const product = snapshots.get(productId)
  if (!product?.enabled || product.organizationId !== organizationId) return 0
  return product.dish?.obstacle?.kind === 'stopped' ? 0 : boundOrMost(cartSellable(product, BY_ANY_WAY))
}

function reasonOf(snapshots: ProductSnapshots, productId: number, bound: number): NotAdded['reason'] {
  const product = snapshots.get(productId)
  if (!product?.enabled) return 'disabled'
  if (product.dish?.obstacle?.kind === 'stopped' || bound === 0) return 'soldOut'
  return product.available !== null && product.available <= bound ? 'lessLeft' : 'limit'
}
