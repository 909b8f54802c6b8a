import { type CountedLine, countLine } from '@okolitsa/domain/cart/cart-line.ts'
import { type CartTotals, cartTotals } from '@okolitsa/domain/cart/cart-totals.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { DeliveryOffer, DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { reaches as isReached } from '../../../fulfilment/delivery/public.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { membershipOf } from '../policy.ts'
import { cartSellable, latestHarvest } from '../public.ts'
import type { StoredCart } from '../store/find-carts.ts'
import type { CartDeps } from './cart-deps.ts'

/** Products by id, as they are sold now. */
export type ProductSnapshots = ReadonlyMap<number, SellableProduct>

/** A line of a counted cart with the product it is of. */
export interface ShownLine {
  readonly counted: CountedLine
  readonly product: SellableProduct
  /** Who put it into a shared cart; null = the owner. */
  readonly memberId: number | null
  readonly isJoint: boolean
}

/** A cart against today's shelf and the ways to its place. */
export interface CountedCart {
  readonly cart: StoredCart
  readonly lines: readonly ShownLine[]
  readonly totals: CartTotals
  /** Nothing leaves before this day; null = all that can be bought is ready. */
  readonly harvestReadyOn: string | null
  /** null = the seller is closed. */
  readonly offer: DeliveryOffer | null
  /** The owner's subscription counts at this seller. */
  readonly isSubscriber: boolean
}

/** At least one way of delivery reaches the place. */
export { isReached }

/** Reads products in one query; none for no ids. */
export async function snapshotsOf(
  deps: Pick<CartDeps, 'catalog'>,
  executor: Executor,
  productIds: Iterable<number>,
): Promise<ProductSnapshots> {
  const ids = [...new Set(productIds)]
  // reachability is asked of delivery, cart by cart: each may be gathered for a place of its own
  const products = ids.length === 0 ? [] : await deps.catalog.sellable(executor, ids, null)
  return new Map(products.map((product) => [product.id, product]))
}

/** Counts one cart against a shelf that is already read; delivery answers from memory. */
export async function countCart(
  deps: Pick<CartDeps, 'delivery' | 'clock'>,
  cart: StoredCart,
  snapshots: ProductSnapshots,
  at: DeliveryPlace = cart.place,
): Promise<CountedCart> {
  const products = cart.lines.flatMap((line) => snapshots.get(line.productId) ?? [])
  // a sold-out harvest delays no delivery
  const harvestReadyOn = latestHarvest(products.filter(({ enabled, available }) => enabled && available !== 0))
  const offer = await deps.delivery.offerAt({
    organizationId: cart.organizationId,
    location: at,
    now: deps.clock(),
    harvestReadyOn,
  })
  const isReachable = isReached(offer)
  const lines = cart.lines.flatMap((line): ShownLine[] => {
    const product = snapshots.get(line.productId)
    return product
      ? [
          {
            counted: countLine(line, cartSellable(product, isReachable)),
            product,
            memberId: line.memberId,
            isJoint: line.isJoint,
          },
        ]
      : []
  })
  return {
    cart,
    lines,
    totals: cartTotals(lines.map((line) => line.counted)),
    harvestReadyOn,
    offer,
    isSubscriber: cart.freeDeliveries > 0 && offer?.workWithSubscriptions === true,
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
    harvestReadyOn: counted.harvestReadyOn,
    parcelGrams: parcelGrams(
      counted.lines.map(({ counted: { quantity }, product: { unit, measure } }) => ({ unit, measure, quantity })),
    ),
  })
  return { ...counted, offer }
}

/** Counts carts with one query for all their products. `at` = where the visitor is; absent = each cart's own place. */
export async function countCarts(
  deps: CartDeps,
  executor: Executor,
  carts: readonly StoredCart[],
  at?: DeliveryPlace,
): Promise<CountedCart[]> {
  const snapshots = await snapshotsOf(
    deps,
    executor,
    carts.flatMap((cart) => cart.lines.map((line) => line.productId)),
  )
  // a shared cart is gathered for where its owner is
  return Promise.all(carts.map((cart) => countCart(deps, cart, snapshots, membershipOf(cart) ? cart.place : at)))
}
