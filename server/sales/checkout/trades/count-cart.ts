import { type CountedLine, countLines, waitsForOwnOrder } from '@okolitsa/domain/cart/cart-line.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../../fulfilment/dinner/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { LockedCart, LockedCartLine } from '../../cart/ports.ts'
import { type CartProductSnapshot, type ChosenProduct, chosenProduct } from '../../cart/public.ts'
import type { CheckoutServices } from '../ports.ts'

/** A line of a cart priced at current stock and prices. */
export interface CountedProduct {
  readonly line: CountedLine
  readonly own: LockedCartLine
  /** The product; an available line always has its product and its options. */
  readonly product: CartProductSnapshot
  /** The chosen product with the prices of its options. */
  readonly chosen: ChosenProduct
}

/**
 * Prices every line of a cart with current prices, stock and stops, for the cart's place.
 * @param dishesFor called for carts of restaurants
 */
export async function countCart(
  catalog: CheckoutServices['catalog'],
  executor: Executor,
  cart: LockedCart,
  place: DeliveryPlace,
  now: Date,
  dishesFor: DinnerService['dishesFor'] = async () => new Map(),
): Promise<CountedProduct[]> {
  const ids = cart.lines.map((line) => line.productId)
  const [sellable, dishes] = await pipelined([catalog.sellable(executor, ids, place), dishesFor(executor, ids)])
  const products = new Map(sellable.map((product) => [product.id, product]))
  const known = cart.lines.map((own) => {
    const found = products.get(own.productId)
    if (!found) return { ...own, own, product: null, chosen: null }
    // a product that has moved to another seller does not belong to this cart
    const enabled = found.enabled && found.organizationId === cart.organizationId
    const product = { ...found, enabled, dish: dishes.get(own.productId) ?? null }
    return {
      ...own,
      own,
      product,
      chosen: chosenProduct(product, own.optionsKey, {
        isReachable: found.isAvailableAtLocation,
        lasts: ({ lastsToLocation }) => lastsToLocation,
      }),
    }
  })
  const lines = countLines(known, ({ chosen }) => chosen?.sellable ?? null, dayIn(SHOP_TIME_ZONE, now))
  return known.map(({ own, product, chosen }, index) => ({
    line: lines[index] as CountedLine,
    own,
    product: product as CartProductSnapshot,
    chosen: chosen as ChosenProduct,
  }))
}

/** Parcel weight of these lines. */
export const gramsOf = (bought: readonly CountedProduct[]): number =>
  parcelGrams(
    bought.map(({ product: { unit }, chosen, line: { quantity } }) => ({
      unit,
      measure: chosen.sellable.measure,
      quantity,
    })),
  )

/** Lines that ripen long after the others and stay in the cart for a separate order. */
export const linesLeftInCart = (counted: readonly CountedProduct[]): CountedProduct[] =>
  counted.filter(({ line }) => waitsForOwnOrder(line))

/** Lines to order, without unavailable ones. */
export const boughtOf = (counted: readonly CountedProduct[]): CountedProduct[] =>
  counted.filter(({ line }) => line.quantity > 0)
