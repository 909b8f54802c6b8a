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

/** A page of farmers with what narrows it. */
export const farmersListSchema = pageOf(farmerCardSchema).extend({
  filters: z.array(facetSchema),
  deliveryDates: z.array(deliveryDateFacetSchema),
  sorting: sortingSchema(FARMER_SORTINGS),
})
/** A page of products with what narrows it. */
export const productsListSchema = pageOf(productCardSchema).extend({
  filters: z.array(facetSchema).optional(),
  deliveryDates: z.array(deliveryDateFacetSchema).optional(),
  sorting: sortingSchema(PRODUCT_SORTINGS),
  /** What was searched for instead, when the visitor's text was mistyped; null otherwise. */
  correctedSubstring: z.string().nullable(),
  searchedFor: searchedForSchema,
  /** Of an empty list: single filters without which it would not be, the most goods first. */
  releases: z.array(releaseSchema),
})
export const farmerProductsSchema = pageOf(productCardSchema).extend({
  correctedSubstring: z.string().nullable(),
  searchedFor: searchedForSchema,
})

/** What a farmer sells of one category. */
export const farmerShelfSchema = z.object({
  category: z.object({ id: z.number().int(), title: z.string(), urlKey: z.string() }),
  /** The most popular of them. */
  products: z.array(productCardSchema),
  totalItems: z.number().int(),
})
