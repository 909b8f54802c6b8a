import type { CartSellable } from '@okolitsa/domain/cart/cart-line.ts'
import { add, ZERO } from '@okolitsa/domain/money/money.ts'
import { type Choice, checkChoice, choiceOfKey, type PickedOption } from '@okolitsa/domain/restaurants/options.ts'
import { portionMeasure } from '@okolitsa/domain/restaurants/portion-measure.ts'
import type { SellableProduct } from '../../discovery/catalog/ports.ts'
import type { DeliveryOffer } from '../../fulfilment/delivery/ports.ts'
import { bringsGoods, reaches } from '../../fulfilment/delivery/public.ts'
import type { OrderableDish } from '../../fulfilment/dinner/ports.ts'

/** A product with what is asked about it as a dish; null = it is none. */
export interface CartProductSnapshot extends SellableProduct {
  readonly dish: OrderableDish | null
}

/** How a seller's goods come to a place. */
export interface Reach {
  /** At least one way does. */
  readonly isReachable: boolean
  /** Goods last on some way; true where none goes. */
  lasts(product: Pick<SellableProduct, 'wayDays' | 'lastsToLocation'>): boolean
}

/** Where nobody asks how it comes. */
export const BY_ANY_WAY: Reach = { isReachable: true, lasts: () => true }

/** @param offer of the seller, whatever the goods */
export const reachOf = (offer: DeliveryOffer | null): Reach => {
  const isReachable = reaches(offer)
  return { isReachable, lasts: ({ wayDays }) => !isReachable || bringsGoods(offer, wayDays) }
}

/** The seller's product as the rules of the cart see it. */
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

/** What a line of a cart is of: the product as it is with the chosen options, and those of them that are there. */
export interface ChosenProduct {
  readonly sellable: CartSellable
  readonly options: readonly PickedOption[]
}

/** The choice a key of a line stands for, against the dish as it is now; goods have nothing to choose. */
export const choiceNow = (dish: OrderableDish | null, optionsKey: string): Choice =>
  checkChoice({ price: ZERO, groups: dish?.groups ?? [] }, choiceOfKey(optionsKey))

/**
 * A product as a line of a cart has it: with what its options cost and how much they make it, out of stock while the kitchen stops it, and not
 * served outside its part of the day.
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

/** Chosen options that a dish still has by name, in the order of its questions. */
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
