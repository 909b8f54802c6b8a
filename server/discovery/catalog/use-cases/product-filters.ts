import { type AskedAttributes, askedAttributes } from '@okolitsa/domain/catalog/attribute-filter.ts'
import { isTrait, type Trait } from '@okolitsa/domain/catalog/traits.ts'

/** The parsed `filters` parameter of product lists. Prices are kopecks. */
export interface ProductFilters {
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly isInStock: boolean
  readonly isNew: boolean
  readonly hasDiscount: boolean
  readonly isMadeToday: boolean
  readonly organizationIds: readonly number[]
  readonly traits: readonly Trait[]
  readonly attributes: AskedAttributes | null
}

const kopecksOf = (roubles: string | undefined) => (roubles ? Number(roubles) * 100 : null)

/** Parses filters that the contract has validated. The last price range wins. */
export function parseProductFilters(filters: readonly string[]): ProductFilters {
  const [from, to] =
    filters
      .findLast((filter) => filter.startsWith('price:'))
      ?.slice('price:'.length)
      .split('-') ?? []
  return {
    priceFrom: kopecksOf(from),
    priceTo: kopecksOf(to),
    isInStock: filters.includes('inStock'),
    isNew: filters.includes('isNew'),
    hasDiscount: filters.includes('discount'),
    isMadeToday: filters.includes('madeToday'),
    organizationIds: filters
      .filter((filter) => filter.startsWith('farmer:'))
      .map((filter) => Number(filter.slice('farmer:'.length))),
    traits: [...new Set(filters.filter(isTrait))],
    attributes: askedAttributes(filters),
  }
}
