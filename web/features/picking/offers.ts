import { DEARER_PERCENT, type SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { SellerProduct } from '../../data/catalog/use-seller-goods.ts'

type Goods = Pick<SellerProduct, 'id' | 'price' | 'isWeight' | 'title' | 'unit' | 'measure'>

/** A line that there is not enough of. */
export interface ShortOf {
  readonly productId: number
  /** Sale steps, and roubles of all of them. */
  readonly need: number
  readonly sum: number
  readonly rule: SubstitutionRule
}

/** What may come instead: so many sale steps of a product, and what they cost. */
export interface Offer<Product extends Goods = SellerProduct> {
  readonly product: Product
  readonly quantity: number
  readonly sum: number
}

const MOST_OFFERED = 3

/**
 * Goods that may come instead of a line, the nearest in price first: of its own category before others, and those alone
 * where the customer wishes only for such, none of them much dearer. Elsewhere whoever pays more is asked first.
 */
export function offersFor<Product extends Goods>(
  { productId, need, sum, rule }: ShortOf,
  { similar, others }: { readonly similar: readonly Product[]; readonly others: readonly Product[] },
  most: number = MOST_OFFERED,
): Offer<Product>[] {
  if (rule === 'none') return []
  // as much as the money of the line is for, where pieces are not compared with pieces
  const offerOf = (product: Product): Offer<Product> => {
    const quantity = product.isWeight ? Math.max(1, Math.round(sum / product.price)) : need
    return { product, quantity, sum: product.price * quantity }
  }
  /** What is dearer only after all that is not. */
  const distance = (offer: Offer<Product>) => (offer.sum > sum ? offer.sum : sum - offer.sum)
  const byPrice = (list: readonly Product[]) =>
    list
      .filter(({ id }) => id !== productId)
      .map(offerOf)
      .sort((one, other) => distance(one) - distance(other))
  const alike = byPrice(similar)
  if (rule === 'same_category')
    return alike.filter((offer) => offer.sum * 100 <= sum * (100 + DEARER_PERCENT)).slice(0, most)
  const known = new Set(similar.map(({ id }) => id))
  return [...alike, ...byPrice(others.filter(({ id }) => !known.has(id)))].slice(0, most)
}
