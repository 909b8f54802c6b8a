import { type CountedLine, countLines } from '@okolitsa/domain/cart/cart-line.ts'
import { type CartTotals, cartTotals } from '@okolitsa/domain/cart/cart-totals.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import { type Readiness, readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { reaches as isReached } from '../../../fulfilment/delivery/public.ts'
import type { Kitchen } from '../../../fulfilment/dinner/ports.ts'
import { type DinnerWay, dinnerWays } from '../../../fulfilment/dinner/public.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import { membershipOf } from '../policy.ts'
import { type CartProductSnapshot, chosenProduct, reachOf } from '../public.ts'
import type { StoredCart } from '../store/find-carts.ts'
import type { CartDeps } from './cart-deps.ts'

/** Products by id, as they are sold now. */
export type ProductSnapshots = ReadonlyMap<number, CartProductSnapshot>

/** A line of a counted cart with the product it is of. */
export interface ShownLine {
  readonly counted: CountedLine
  readonly product: CartProductSnapshot
  /** Of a dish: what was chosen and is still there. */
  readonly options: readonly PickedOption[]
  /** Of one step, with what was chosen. */
  readonly measure: number
  /** Who put it into a shared cart; null = the owner. */
  readonly memberId: number | null
  readonly isJoint: boolean
  readonly chosenWay: ChosenWay | null
}

/** A cart against today's shelf and the ways to its place. */
export interface CountedCart {
  readonly cart: StoredCart
  readonly lines: readonly ShownLine[]
  readonly totals: CartTotals
  /** What the goods that can be bought ask of the day. */
  readonly readiness: Readiness
  /** null = the seller is closed. */
  readonly offer: DeliveryOffer | null
  /** The owner's subscription counts at this seller. */
  readonly isSubscriber: boolean
  /** When a dinner may be had, by each way; empty for goods. */
  readonly dinners: readonly DinnerWay[]
}

/** At least one way of delivery reaches the place. */
export { isReached }

/** Products by the kind of cart they are for: only those of restaurants are asked about as dishes. */
export interface ProductsWanted {
  readonly type: StoredCart['type']
  readonly productIds: readonly number[]
}

/** The products of a cart's lines, and of what is to be put into it. */
export const productsOf = (cart: StoredCart, ...more: readonly number[]): ProductsWanted => ({
  type: cart.type,
  productIds: [...cart.lines.map(({ productId }) => productId), ...more],
})

/** Reads products in one query and dishes in a second, at once; none for no ids. */
export async function snapshotsOf(
  deps: Pick<CartDeps, 'catalog' | 'dinner'>,
  executor: Executor,
  wanted: readonly ProductsWanted[],
): Promise<ProductSnapshots> {
  const ids = [...new Set(wanted.flatMap(({ productIds }) => productIds))]
  const dishIds = new Set(wanted.flatMap(({ type, productIds }) => (type === 'restaurant' ? productIds : [])))
  if (ids.length === 0) return new Map()
  // reachability is asked of delivery, cart by cart: each may be gathered for a place of its own
  const [products, dishes] = await sideBySide([
    deps.catalog.sellable(executor, ids, null),
    deps.dinner.dishesFor(executor, [...dishIds]),
  ])
  return new Map(products.map((product) => [product.id, { ...product, dish: dishes.get(product.id) ?? null }]))
}

/** A cart with what a change of it has to know of products and of its kitchen. */
export interface CartToChange {
  readonly cart: StoredCart
  /** Of the products the change names; of a restaurant's cart, of all its dishes. */
  readonly named: ProductSnapshots
  /** The other products of the cart: asked for when the change is written, beside it. */
  others(): Promise<ProductSnapshots>
  readonly kitchens: ReadonlyMap<number, Kitchen>
}

/**
 * A cart and the products a change of it names, read at once: what else is in the cart is needed only for the answer.
 * What a restaurant has depends on all that is chosen of it, so its dishes are read when the cart is known.
 */
export async function readToChange(
  deps: Pick<CartDeps, 'catalog' | 'dinner'>,
  executor: Executor,
  productIds: readonly number[],
  read: () => Promise<StoredCart>,
): Promise<CartToChange> {
  const [cart, goods] = await sideBySide([read(), snapshotsOf(deps, executor, [{ type: 'farmer', productIds }])])
  if (cart.type === 'restaurant') {
    const [named, kitchens] = await sideBySide([
      snapshotsOf(deps, executor, [productsOf(cart, ...productIds)]),
      kitchensOf(deps, executor, [cart]),
    ])
    return { cart, named, others: async () => new Map(), kitchens }
  }
  const others = () => {
    const { type, productIds: all } = productsOf(cart)
    return snapshotsOf(deps, executor, [{ type, productIds: all.filter((id) => !goods.has(id)) }])
  }
  return { cart, named: goods, others, kitchens: new Map() }
}

/** The kitchens of carts at restaurants. */
export const kitchensOf = (
  deps: Pick<CartDeps, 'dinner'>,
  executor: Executor,
  carts: readonly StoredCart[],
): Promise<ReadonlyMap<number, Kitchen>> =>
  deps.dinner.kitchensFor(
    executor,
    carts.flatMap((cart) => (cart.type === 'restaurant' ? [cart.organizationId] : [])),
  )

/** Counts one cart against a shelf and kitchens that are already read; delivery answers from memory. */
export async function countCart(
  deps: Pick<CartDeps, 'delivery' | 'clock'>,
  cart: StoredCart,
  snapshots: ProductSnapshots,
  kitchens: ReadonlyMap<number, Kitchen>,
  at: DeliveryPlace = cart.place,
): Promise<CountedCart> {
  const now = deps.clock()
  const question = { organizationId: cart.organizationId, location: at, now }
  const reach = reachOf(await deps.delivery.offerAt(question))
  const known = cart.lines.flatMap((line) => {
    const product = snapshots.get(line.productId)
    if (!product) return []
    return [{ ...line, product, chosen: chosenProduct(product, line.optionsKey, reach) }]
  })
  const counted = countLines(known, ({ chosen }) => chosen.sellable, dayIn(SHOP_TIME_ZONE, now))
  const lines = known.map(
    ({ product, chosen: { options, sellable }, memberId, isJoint, chosenWay }, index): ShownLine => {
      const { measure } = sellable
      return { counted: counted[index] as CountedLine, product, options, measure, memberId, isJoint, chosenWay }
    },
  )
  // lines that are not in the sum neither delay the delivery nor restrict it
  const readiness = readinessOf(lines.flatMap(({ counted: { quantity }, product }) => (quantity > 0 ? [product] : [])))
  const offer = await deps.delivery.offerAt({ ...question, ...readiness })
  const kitchen = kitchens.get(cart.organizationId)
  const served = lines.flatMap(({ counted: { quantity }, product: { dish } }) =>
    quantity > 0 && dish ? [dish.served] : [],
  )
  return {
    cart,
    lines,
    totals: cartTotals(lines.map((line) => line.counted)),
    readiness,
    offer,
    isSubscriber: cart.freeDeliveries > 0 && offer?.workWithSubscriptions === true,
    dinners: kitchen ? dinnerWays(kitchen, offer, at, served, now) : [],
  }
}

/** The cart with the carrier's ways in its offer. The carrier may be asked outside, so only one cart at a time. */
export async function withCarrierAsked(
  deps: Pick<CartDeps, 'delivery' | 'clock'>,
  counted: CountedCart,
  at: DeliveryPlace = counted.cart.place,
): Promise<CountedCart> {
  if (!counted.offer?.sendsByCarrier) return counted
  const offer = await deps.delivery.wholeOfferAt({
    organizationId: counted.cart.organizationId,
    location: at,
    now: deps.clock(),
    ...counted.readiness,
    parcelGrams: parcelGrams(
      counted.lines.map(({ counted: { quantity }, product: { unit }, measure }) => ({ unit, measure, quantity })),
    ),
  })
  return { ...counted, offer }
}

/** Counts carts with one query for all their products, one for dishes and one for kitchens. `at` = where the visitor is; absent = each cart's own place. */
export async function countCarts(
  deps: CartDeps,
  executor: Executor,
  carts: readonly StoredCart[],
  at?: DeliveryPlace,
): Promise<CountedCart[]> {
  const wanted = carts.map((cart) => productsOf(cart))
  const [snapshots, kitchens] = await sideBySide([
    snapshotsOf(deps, executor, wanted),
    kitchensOf(deps, executor, carts),
  ])
  // a shared cart is gathered for where its owner is
  return Promise.all(
    carts.map((cart) => countCart(deps, cart, snapshots, kitchens, membershipOf(cart) ? cart.place : at)),
  )
}
