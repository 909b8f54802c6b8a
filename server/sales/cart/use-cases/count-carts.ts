import { type CountedLine, countLines } from '@okolitsa/domain/cart/cart-line.ts'
import { type CartTotals, cartTotals } from '@okolitsa/domain/cart/cart-totals.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import { type Readiness, readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { AREA_OF_SELLER } from '@okolitsa/domain/market/areas.ts'
import { hasArea } from '@okolitsa/domain/market/market.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { reaches as isReached } from '../../../fulfilment/delivery/public.ts'
import type { Kitchen } from '../../../fulfilment/dinner/ports.ts'
import { type DinnerWay, dinnerWays } from '../../../fulfilment/dinner/public.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { membershipOf } from '../policy.ts'
import { type CartProductSnapshot, chosenProduct, reachOf } from '../public.ts'
import type { StoredCart } from '../store/find-carts.ts'
import type { CartDeps } from './cart-deps.ts'

export type ProductSnapshots = ReadonlyMap<number, CartProductSnapshot>

export interface ShownLine {
  readonly counted: CountedLine
  readonly product: CartProductSnapshot
  /** Chosen and available options of a dish. */
  readonly options: readonly PickedOption[]
  /** Measure of one step, including options. */
  readonly measure: number
  /** The member who added it; null = the owner. */
  readonly memberId: number | null
  readonly isJoint: boolean
  readonly chosenWay: ChosenWay | null
}

/** A cart priced and checked against current stock and delivery. */
export interface CountedCart {
  readonly cart: StoredCart
  readonly lines: readonly ShownLine[]
  readonly totals: CartTotals
  /** Requirements of the available goods for the delivery day. */
  readonly readiness: Readiness
  /** Offer of delivery; null = the seller is closed. */
  readonly offer: DeliveryOffer | null
  /** True = the owner's subscription applies at this seller. */
  readonly isSubscriber: boolean
  /** Possible times of a dinner by delivery method; empty for goods. */
  readonly dinners: readonly DinnerWay[]
}

export { isReached }

/** Product ids with the type of the seller: only products of restaurants may be dishes. */
export interface ProductsWanted {
  readonly type: StoredCart['type']
  readonly productIds: readonly number[]
}

/** Products of a cart's lines and additional ones. */
export const productsOf = (cart: StoredCart, ...more: readonly number[]): ProductsWanted => ({
  type: cart.type,
  productIds: [...cart.lines.map(({ productId }) => productId), ...more],
})

/** Whether the market sells products of sellers of a type. */
const isSold = ({ market }: Pick<CartDeps, 'market'>, type: StoredCart['type']): boolean =>
  hasArea(market.current(), AREA_OF_SELLER[type])

/** Reads products and dishes concurrently; executes no query without ids. Products of a closed area are disabled. */
export async function snapshotsOf(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'market'>,
  executor: Executor,
  wanted: readonly ProductsWanted[],
): Promise<ProductSnapshots> {
  const ids = [...new Set(wanted.flatMap(({ productIds }) => productIds))]
  const soldIds = new Set(wanted.flatMap(({ type, productIds }) => (isSold(deps, type) ? productIds : [])))
  const dishIds = new Set(wanted.flatMap(({ type, productIds }) => (type === 'restaurant' ? productIds : [])))
  if (ids.length === 0) return new Map()
  // reachability is computed per cart, since each cart has its own place
  const [products, dishes] = await pipelined([
    deps.catalog.sellable(executor, ids, null),
    deps.dinner.dishesFor(executor, [...dishIds]),
  ])
  return new Map(
    products.map((product) => {
      const enabled = product.enabled && soldIds.has(product.id)
      return [product.id, { ...product, enabled, dish: dishes.get(product.id) ?? null }]
    }),
  )
}

export interface CartToChange {
  readonly cart: StoredCart
  /** Products of the change; for a restaurant all dishes of the cart. */
  readonly named: ProductSnapshots
  /** The other products of the cart, read while the change is written. */
  others(): Promise<ProductSnapshots>
  readonly kitchens: ReadonlyMap<number, Kitchen>
}

/**
 * Reads a cart and the products of a change concurrently; other products are needed only for the response. A
 * restaurant's dishes are read after the cart, since availability depends on all choices.
 */
export async function readToChange(
  deps: Pick<CartDeps, 'catalog' | 'dinner' | 'market'>,
  executor: Executor,
  productIds: readonly number[],
  read: () => Promise<StoredCart>,
): Promise<CartToChange> {
  const [cart, goods] = await pipelined([read(), snapshotsOf(deps, executor, [{ type: 'farmer', productIds }])])
  if (cart.type === 'restaurant') {
    const [named, kitchens] = await pipelined([
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

export const kitchensOf = (
  deps: Pick<CartDeps, 'dinner'>,
  executor: Executor,
  carts: readonly StoredCart[],
): Promise<ReadonlyMap<number, Kitchen>> =>
  deps.dinner.kitchensFor(
    executor,
    carts.flatMap((cart) => (cart.type === 'restaurant' ? [cart.organizationId] : [])),
  )

/** Prices one cart with products and kitchens that were already read; delivery is computed in memory. */
export async function countCart(
  deps: Pick<CartDeps, 'delivery' | 'clock' | 'market'>,
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
  // excluded lines neither delay nor restrict the delivery
  const readiness = readinessOf(lines.flatMap(({ counted: { quantity }, product }) => (quantity > 0 ? [product] : [])))
  const offer = await deps.delivery.offerAt({ ...question, ...readiness })
  const kitchen = kitchens.get(cart.organizationId)
  const served = lines.flatMap(({ counted: { quantity }, product: { dish } }) =>
    quantity > 0 && dish ? [dish.served] : [],
  )
  return {
    cart: isSold(deps, cart.type) ? cart : { ...cart, seller: { ...cart.seller, isEnabled: false } },
    lines,
    totals: cartTotals(lines.map((line) => line.counted)),
    readiness,
    offer,
    isSubscriber: cart.freeDeliveries > 0 && offer?.workWithSubscriptions === true,
    dinners: kitchen ? dinnerWays(kitchen, offer, at, served, now) : [],
  }
}

/** Adds the carrier's methods. This may call the carrier's API, so callers use it for a single cart only. */
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

/**
 * Prices carts with one query for all products, one for dishes and one for kitchens.
 * @param at the visitor's place; absent = the place of each cart
 */
export async function countCarts(
  deps: CartDeps,
  executor: Executor,
  carts: readonly StoredCart[],
  at?: DeliveryPlace,
): Promise<CountedCart[]> {
  const wanted = carts.map((cart) => productsOf(cart))
  const [snapshots, kitchens] = await pipelined([
    snapshotsOf(deps, executor, wanted),
    kitchensOf(deps, executor, carts),
  ])
  // a shared cart uses the owner's place
  return Promise.all(
    carts.map((cart) => countCart(deps, cart, snapshots, kitchens, membershipOf(cart) ? cart.place : at)),
  )
}
