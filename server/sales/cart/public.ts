import type { CartSellable } from '@okolitsa/domain/cart/cart-line.ts'
import { add, ZERO } from '@okolitsa/domain/money/money.ts'
import { type Choice, checkChoice, choiceOfKey, type PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import { portionMeasure } from '@okolitsa/domain/restaurants/portion-measure.ts'
import type { SellableProduct } from '../../discovery/catalog/ports.ts'
import type { DeliveryOffer } from '../../fulfilment/delivery/ports.ts'
import { bringsGoods, reaches } from '../../fulfilment/delivery/public.ts'
import type { OrderableDish } from '../../fulfilment/dinner/ports.ts'

/** A product with its dish; null = not a dish. */
export interface CartProductSnapshot extends SellableProduct {
  readonly dish: OrderableDish | null
}

/** Reachability of a place with a seller's goods. */
export interface Reach {
  /** True = at least one delivery method reaches the place. */
  readonly isReachable: boolean
  /** True = some route is fast enough for the goods; true without a route. */
  lasts(product: Pick<SellableProduct, 'wayDays' | 'lastsToLocation'>): boolean
}

/** Reachability for callers that ignore delivery. */
export const BY_ANY_WAY: Reach = { isReachable: true, lasts: () => true }

/** Reachability of a place. @param offer delivery of the seller, regardless of the goods */
export const reachOf = (offer: DeliveryOffer | null): Reach => {
  const isReachable = reaches(offer)
  return { isReachable, lasts: ({ wayDays }) => !isReachable || bringsGoods(offer, wayDays) }
}

/** Converts a product to the form of the cart rules. */
export const cartSellable = (product: SellableProduct, { isReachable, lasts }: Reach): CartSellable => ({
  productId: product.id,
  organizationId: product.organizationId,
  enabled: product.enabled,
  isReachable,
  ...(!lasts(product) && { perishes: { shelfDays: product.shelfDays, keeping: product.keeping } }),
  harvestReadyOn: product.harvestReadyOn,
  price: product.price,
  finalPrice: product.finalPrice,
  stockLeft: product.available,
  maxSaleQuantity: product.maxSaleQuantity,
  unit: product.unit,
  measure: product.measure,
})

/** The product of a line with its options, and the options that are available. */
export interface ChosenProduct {
  readonly sellable: CartSellable
  readonly options: readonly PickedOption[]
}

/** The choice of a line's key, checked against the current dish; empty for goods. */
export const choiceNow = (dish: OrderableDish | null, optionsKey: string): Choice =>
  checkChoice({ price: ZERO, groups: dish?.groups ?? [] }, choiceOfKey(optionsKey))

/**
 * A product as a cart line: price and measure include its options; a stopped dish is out of stock; outside its serving
 * hours it is not served.
 */
export function chosenProduct(
  { dish, ...product }: CartProductSnapshot,
  optionsKey: string,
  reach: Reach,
): ChosenProduct {
  const sellable = cartSellable(product, reach)
  const choice = choiceNow(dish, optionsKey)
  if (!choice.ok) return { sellable: stopped(sellable, dish), options: optionsLeft(dish, optionsKey) }
  const obstacle = dish?.obstacle ?? null
  return {
    sellable: {
      ...sellable,
      price: add(sellable.price, choice.price),
      finalPrice: add(sellable.finalPrice, choice.price),
      measure: portionMeasure(sellable, dish?.groups ?? [], new Set(choice.options.map(({ optionId }) => optionId))),
      ...(dish?.obstacle?.kind === 'stopped' && { stockLeft: 0 }),
      ...(obstacle?.kind === 'notServed' && { servedAt: obstacle.servedAt?.toISOString() ?? null }),
    },
    options: choice.options,
  }
}

const stopped = (sellable: CartSellable, dish: OrderableDish | null): CartSellable => ({
  ...sellable,
  areOptionsOff: true,
  ...(dish?.obstacle?.kind === 'stopped' && { stockLeft: 0 }),
})

/** Chosen options that the dish still has, in the order of its groups. */
function optionsLeft(dish: OrderableDish | null, optionsKey: string): PickedOption[] {
  const counts = new Map(choiceOfKey(optionsKey).map(({ optionId, count }) => [optionId, count]))
  const found: PickedOption[] = []
  const visit = (groups: OrderableDish['groups'], parentOptionId: number | null): void => {
    for (const group of groups) {
      for (const { id: optionId, title, price, groups: nested } of group.options) {
        const count = counts.get(optionId)
        if (count === undefined) continue
        found.push({ optionId, title, groupId: group.id, groupTitle: group.title, count, price, parentOptionId })
        visit(nested, optionId)
      }
    }
  }
  visit(dish?.groups ?? [], null)
  return found
}
