import { isTooDear, type SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import {
  compareRoubles,
  isAtMost,
  ratioOfRoubles,
  subtractRoubles,
  timesRoubles,
} from '@okolitsa/domain/money/roubles.ts'
import type { SellerProduct } from '../../data/catalog/use-seller-goods.ts'

type Goods = Pick<SellerProduct, 'id' | 'price' | 'isWeight' | 'title' | 'unit' | 'measure'>

/** A line of an order with insufficient stock. */
export interface ShortOf {
  readonly productId: number
  /** Ordered sale steps, and their sum in roubles. */
  readonly need: number
  readonly sum: number
  readonly rule: SubstitutionRule
}

/** A replacement: a product, the number of its sale steps and their sum in roubles. */
export interface Offer<Product extends Goods = SellerProduct> {
  readonly product: Product
  readonly quantity: number
  readonly sum: number
}

const MAX_OFFERED = 3

/**
 * Replacements for a line, nearest in price first; products of the same category come first. If the customer allows
 * only the same category, other products and those above the price limit are excluded; in other cases the customer is
 * asked before they pay more.
 */
export function offersFor<Product extends Goods>(
  { productId, need, sum, rule }: ShortOf,
  { similar, others }: { readonly similar: readonly Product[]; readonly others: readonly Product[] },
  most: number = MAX_OFFERED,
): Offer<Product>[] {
  if (rule === 'none') return []
  // weighed products are compared by the amount for the same sum
  const offerOf = (product: Product): Offer<Product> => {
    const quantity = product.isWeight ? Math.max(1, Math.round(ratioOfRoubles(sum, product.price))) : need
    return { product, quantity, sum: timesRoubles(product.price, quantity) }
  }
  /** Distance of prices; dearer offers follow all others. */
  const distance = (offer: Offer<Product>) => (isAtMost(offer.sum, sum) ? subtractRoubles(sum, offer.sum) : offer.sum)
  const byPrice = (list: readonly Product[]) =>
    list
      .filter(({ id }) => id !== productId)
      .map(offerOf)
      .sort((one, other) => compareRoubles(distance(one), distance(other)))
  const alike = byPrice(similar)
  if (rule === 'same_category')
    return alike.filter((offer) => !isTooDear(fromRoubles(sum), fromRoubles(offer.sum))).slice(0, most)
  const known = new Set(similar.map(({ id }) => id))
  return [...alike, ...byPrice(others.filter(({ id }) => !known.has(id)))].slice(0, most)
}
