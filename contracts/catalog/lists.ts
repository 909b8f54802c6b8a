import { z } from 'zod'
import { pageOf } from '../kernel/paging.ts'
import { farmerCardSchema } from './farmer.ts'
import {
  deliveryDateFacetSchema,
  FARMER_SORTINGS,
  facetSchema,
  PRODUCT_SORTINGS,
  releaseSchema,
  searchedForSchema,
  sortingSchema,
} from './listing.ts'
import { productCardSchema } from './product.ts'

export const farmersListSchema = pageOf(farmerCardSchema).extend({
  filters: z.array(facetSchema),
  deliveryDates: z.array(deliveryDateFacetSchema),
  sorting: sortingSchema(FARMER_SORTINGS),
})
export const productsListSchema = pageOf(productCardSchema).extend({
  filters: z.array(facetSchema).optional(),
  deliveryDates: z.array(deliveryDateFacetSchema).optional(),
  sorting: sortingSchema(PRODUCT_SORTINGS),
  /** The corrected text of a mistyped search; null = not corrected. */
  correctedSubstring: z.string().nullable(),
  searchedFor: searchedForSchema,
  /** Single filters whose removal gives results, most results first; filled for an empty list. */
  releases: z.array(releaseSchema),
})
export const farmerProductsSchema = pageOf(productCardSchema).extend({
  correctedSubstring: z.string().nullable(),
  searchedFor: searchedForSchema,
})

export const farmerShelfSchema = z.object({
  category: z.object({ id: z.number().int(), title: z.string(), urlKey: z.string() }),
  /** The most popular products of the category. */
  products: z.array(productCardSchema),
  totalItems: z.number().int(),
})
