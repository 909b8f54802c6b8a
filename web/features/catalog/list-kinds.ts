import type { FarmerSorting, ProductSorting } from '@okolitsa/contracts/catalog/listing.ts'
import { FARMER_FLAGS, type ListKind, PRODUCT_FLAGS } from './filters.ts'

/** Sortings in the order of the menu; the first is the default. Spelled out to keep the schema library off the page. */
export const productList: ListKind<ProductSorting> = {
  sortings: ['popularity', 'cheaper', 'expensive', 'unitPrice', 'rating', 'novelty'],
  flags: PRODUCT_FLAGS,
  hasAttributes: true,
}

export const farmerList: ListKind<FarmerSorting> = {
  sortings: ['distance', 'popularity', 'rating', 'novelty'],
  flags: FARMER_FLAGS,
}

/** Products of one farm: sorting, text and pages only. */
export const farmerGoods: ListKind<ProductSorting> = { sortings: productList.sortings, flags: [] }
