import { type CountedLine, countLines, waitsForOwnOrder } from '@okolitsa/domain/cart/cart-line.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../../fulfilment/dinner/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import type { LockedCart, LockedCartLine } from '../../cart/ports.ts'
import { type CartProductSnapshot, type ChosenProduct, chosenProduct } from '../../cart/public.ts'
import type { CheckoutServices } from '../ports.ts'

/** A line of a cart about to be ordered, against today's shelf. */
export interface CountedProduct {
  readonly line: CountedLine
  readonly own: LockedCartLine
  /** A line that can be bought always has its product, and what was chosen of it. */
  readonly product: CartProductSnapshot
  /** With the prices of what was chosen. */
  readonly chosen: ChosenProduct
}

/** Counts every line of a cart at today's prices, stock and stops, for the place it goes to; `dishesFor` of a restaurant's. */
export async function countCart(
  catalog: CheckoutServices['catalog'],
  executor: Executor,
  cart: LockedCart,
  place: DeliveryPlace,
  now: Date,
  dishesFor: DinnerService['dishesFor'] = async () => new Map(),
): Promise<CountedProduct[]> {
  const ids = cart.lines.map((line) => line.productId)
  const [sellable, dishes] = await sideBySide([catalog.sellable(executor, ids, place), dishesFor(executor, ids)])
  const products = new Map(sellable.map((product) => [product.id, product]))
  const known = cart.lines.map((own) => {
    const found = products.get(own.productId)
    if (!found) return { ...own, own, product: null, chosen: null }
    // a product that moved to another seller is not this cart's any more
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

/** The weight of a parcel with these lines. */
export const gramsOf = (bought: readonly CountedProduct[]): number =>
  parcelGrams(
    bought.map(({ product: { unit }, chosen, line: { quantity } }) => ({
      unit,
      measure: chosen.sellable.measure,
      quantity,
    })),
  )

/** Lines that stay in the cart for an order of their own, because they ripen long after the rest. */
export const keptOf = (counted: readonly CountedProduct[]): CountedProduct[] =>
  counted.filter(({ line }) => waitsForOwnOrder(line))

/** What gets into the order: lines that cannot be bought now stay out of it. */
export const boughtOf = (counted: readonly CountedProduct[]): CountedProduct[] =>
  counted.filter(({ line }) => line.quantity > 0)
