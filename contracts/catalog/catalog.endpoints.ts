import { z } from 'zod'
import { encodedLocation, locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { categoryPageSchema, categorySchema, categorySummarySchema, farmerCategorySchema } from './category.ts'
import { farmMapQuery, farmMapSchema } from './farm-map.ts'
import { farmerCardSchema, farmerSchema, legalInfoSchema } from './farmer.ts'
import {
  deliveryDateFacetSchema,
  deliveryDatesQuery,
  FARMER_SORTINGS,
  facetSchema,
  farmerFilters,
  idList,
  listParts,
  PRODUCT_SORTINGS,
  productFilters,
  releaseSchema,
  searchedForSchema,
  sortingSchema,
  substringQuery,
} from './listing.ts'
import { productCardSchema, productSchema } from './product.ts'

const cards = z.object({ items: z.array(productCardSchema) })
const historyQuery = z.object({ ...locationQuery, maxQuantity: typedNumber({ least: 1, most: 24 }).default(12) })
/** Answers that depend on place and minute only: a shared cache may keep them for a moment. */
const CACHE_SECONDS = 30

const farmersListSchema = pageOf(farmerCardSchema).extend({
  filters: z.array(facetSchema),
  deliveryDates: z.array(deliveryDateFacetSchema),
  sorting: sortingSchema(FARMER_SORTINGS),
})
const productsListSchema = pageOf(productCardSchema).extend({
  filters: z.array(facetSchema).optional(),
  deliveryDates: z.array(deliveryDateFacetSchema).optional(),
  sorting: sortingSchema(PRODUCT_SORTINGS),
  /** What was searched for instead, when the visitor's text was mistyped; null otherwise. */
  correctedSubstring: z.string().nullable(),
  searchedFor: searchedForSchema,
  /** Of an empty list: single filters without which it would not be, the most goods first. */
  releases: z.array(releaseSchema),
})
const farmerProductsSchema = pageOf(productCardSchema).extend({
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

/** Farmers, products and categories (spec 7.3, 7.4). */
export const catalogEndpoints = defineEndpoints({
  getFarmer: {
    method: 'GET',
    path: '/api/v3/farmers/id/{id}',
    access: 'public',
    summary: 'A farmer with story, documents, rates, trade places and what reaches the location',
    params: idParams,
    query: z.object(locationQuery),
    answer: farmerSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  getLegalInfo: {
    method: 'GET',
    path: '/api/v1/farmers/legal-info/{id}',
    access: 'public',
    summary: 'Legal name, address and registration numbers of a seller',
    params: idParams,
    answer: legalInfoSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listFarmers: {
    method: 'GET',
    path: '/api/v1/catalog',
    access: 'public',
    dearWith: ['substring', 'filters', 'deliveryDates'],
    summary: 'Farmers that reach the location, with product previews',
    query: z.object({
      location: encodedLocation,
      ...pageQuery(12),
      /** Product previews per farmer. */
      productsCount: typedNumber({ least: 0, most: 12 }).default(4),
      categorySlugs: z.preprocess(
        (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : String(value).split(',')),
        z.array(z.string().max(100, 'tooLong')).max(50, 'tooLong'),
      ),
      filters: farmerFilters,
      deliveryDates: deliveryDatesQuery,
      sorting: z.enum(FARMER_SORTINGS).default('popularity'),
      substring: substringQuery,
    }),
    answer: farmersListSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listFarmersOnMap: {
    method: 'GET',
    path: '/api/v1/farmers/map',
    access: 'public',
    work: 'dear',
    summary: 'Farmers and their pickup points in a rectangle of the map, with cards of the nearest',
    query: farmMapQuery,
    answer: farmMapSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listFarmerCategories: {
    method: 'GET',
    path: '/api/v2/categories/farmers',
    access: 'public',
    summary: 'Root categories with the number of farmers that reach the location',
    query: z.object(locationQuery),
    answer: z.object({ items: z.array(farmerCategorySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listFarmerProducts: {
    method: 'GET',
    path: '/api/v2/products/farmer/{id}',
    access: 'public',
    dearWith: ['substring'],
    summary: 'Products of one farmer; `seed` without `sorting` gives a stable shuffle',
    params: idParams,
    query: z.object({
      ...locationQuery,
      ...pageQuery(12),
      sorting: z.enum(PRODUCT_SORTINGS).optional(),
      substring: substringQuery,
      seed: z.string().max(64, 'tooLong').optional(),
      categoriesIds: idList,
    }),
    answer: farmerProductsSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listFarmerShelves: {
    method: 'GET',
    path: '/api/v2/products/farmer/{id}/shelves',
    access: 'public',
    summary: 'Goods of one farmer by root category: the most popular ones of each, and how many there are',
    params: idParams,
    query: z.object(locationQuery),
    answer: z.object({ items: z.array(farmerShelfSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  getProduct: {
    method: 'GET',
    path: '/api/v3/products/slug/{slug}',
    access: 'public',
    summary: 'A product page: description, documents, delivery methods with dates',
    params: z.object({ slug: z.string().min(1).max(200) }),
    query: z.object(locationQuery),
    answer: productSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listProductsByIds: {
    method: 'POST',
    path: '/api/v2/products/ids',
    access: 'public',
    summary: 'Cards of the given products in the given order; unknown ids are left out',
    query: z.object(locationQuery),
    body: z.array(jsonId).max(100, 'tooLong'),
    answer: cards,
  },
  listSimilarProducts: {
    method: 'GET',
    path: '/api/v1/products/get-similar-products-in-categories',
    access: 'public',
    summary: 'Popular products of the same categories at the location',
    query: z.object({
      ...locationQuery,
      categoryIds: idList,
      excludeProductIds: idList,
      maxQuantity: typedNumber({ least: 1, most: 10 }).default(10),
    }),
    answer: cards,
    cacheSeconds: CACHE_SECONDS,
  },
  listPopularProducts: {
    method: 'GET',
    path: '/api/v3/products/get-popular-products',
    access: 'public',
    summary:
      'Popular products of categories or of one organization; of a `productId` first what different customers buy with it',
    query: z.object({
      ...locationQuery,
      categoryIds: idList,
      organizationId: id.optional(),
      productId: id.optional(),
      maxQuantity: typedNumber({ least: 1, most: 24 }).default(12),
    }),
    answer: cards,
    cacheSeconds: CACHE_SECONDS,
  },
  listPopularProductsInGeo: {
    method: 'GET',
    path: '/api/v1/products/get-popular-products-in-geo',
    access: 'public',
    summary: 'The most popular products that reach the location',
    query: z.object({ ...locationQuery, maxQuantity: typedNumber({ least: 1, most: 24 }).default(12) }),
    answer: cards,
    cacheSeconds: CACHE_SECONDS,
  },
  listProducts: {
    method: 'GET',
    path: '/api/v3/products',
    access: 'public',
    dearWith: ['substring', 'filters', 'deliveryDates', 'with'],
    summary: 'Products of categories or of a search, that reach the location',
    query: z.object({
      ...locationQuery,
      from: typedNumber({ least: 0, most: 10_000 }).default(0),
      size: typedNumber({ least: 1, most: 100 }).default(12),
      categoryIds: idList,
      filters: productFilters,
      deliveryDates: deliveryDatesQuery,
      sorting: z.enum(PRODUCT_SORTINGS).default('popularity'),
      substring: substringQuery,
      /** The words as they stand: nothing is taken for a typo. */
      asTyped: z.stringbool().optional(),
      with: listParts,
    }),
    answer: productsListSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listProductCategories: {
    method: 'GET',
    path: '/api/v1/categories/products',
    access: 'public',
    summary: 'The whole tree of product categories; counts are of the whole country',
    answer: z.object({ items: z.array(categorySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listProductCategoriesHere: {
    method: 'GET',
    path: '/api/v2/categories/products',
    access: 'public',
    summary: 'The tree of product categories with counts at the location; empty categories are left out',
    query: z.object(locationQuery),
    answer: z.object({ items: z.array(categorySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  countProductsByCategory: {
    method: 'GET',
    path: '/api/v2/categories/products/count',
    access: 'public',
    summary: 'Number of products per category at the location',
    query: z.object({ ...locationQuery, categoryIds: idList }),
    answer: z.object({
      total: z.number().int(),
      items: z.array(z.object({ id: z.number().int(), productsCount: z.number().int() })),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
  listTopCategories: {
    method: 'GET',
    path: '/api/v2/categories/products/top',
    access: 'public',
    summary: 'The fullest root categories at the location',
    query: z.object({ ...locationQuery, limit: typedNumber({ least: 1, most: 50 }).default(5) }),
    answer: z.object({ items: z.array(categorySummarySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  getCategory: {
    method: 'GET',
    path: '/api/v1/categories/{id}',
    access: 'public',
    summary: 'One category by id or URL key, with ancestors and children',
    params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
    query: z.object(locationQuery),
    answer: categoryPageSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  listCategoriesOfFarmer: {
    method: 'GET',
    path: '/api/v1/categories/farmers/{id}',
    access: 'public',
    summary: 'Categories in which one farmer sells, with counts',
    params: idParams,
    answer: z.object({ items: z.array(categorySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  listProductsByOrderHistory: {
    method: 'GET',
    path: '/api/v1/farmers/{id}/products-by-order-history',
    access: 'customer',
    summary: 'What the customer has received from this farmer before: what was taken oftenest first',
    params: idParams,
    query: historyQuery,
    answer: cards,
  },
  listProductsBoughtBefore: {
    method: 'GET',
    path: '/api/v1/products/by-order-history',
    access: 'customer',
    summary: 'What the customer has received before from any seller the site shows: what was taken oftenest first',
    query: historyQuery,
    answer: cards,
  },
})
