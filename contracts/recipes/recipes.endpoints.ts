import { z } from 'zod'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { recipeCardSchema, recipeCategorySchema, recipeProductsSchema, recipeSchema } from './recipe.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
const slugParams = z.object({ slug })
/** A draft of the office, opened by its secret link. */
const draft = z.string().max(200).optional()
/** Recipes change rarely; products of a place are requested separately. */
const CACHE_SECONDS = 60
export const MAX_PORTIONS = 20

/** Recipes (spec 7.5). */
export const recipesEndpoints = defineEndpointsIn('recipes', {
  listRecipeCategories: {
    method: 'GET',
    path: '/api/v1/categories/recipes',
    access: 'public',
    summary: 'Categories of recipes',
    answer: z.object({ items: z.array(recipeCategorySchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
  recipesByCategory: {
    method: 'GET',
    path: '/api/v1/recipes',
    access: 'public',
    summary: 'Recipe categories with their first recipes',
    answer: z.object({
      items: z.array(recipeCategorySchema.extend({ recipes: z.array(recipeCardSchema) })),
    }),
    cacheSeconds: CACHE_SECONDS,
  },
  recipes: {
    method: 'GET',
    path: '/api/v2/recipes',
    access: 'public',
    summary: 'Recipes, 12 a page',
    query: z.object({
      ...pageQuery(12),
      /** Category to which recipes are restricted. */
      category: slug.optional(),
      /** Maximum cooking time, minutes. */
      minutes: typedNumber({ least: 1, most: 1_440 }).optional(),
      meatless: z.stringbool().optional(),
      /** Product that the recipes must contain. */
      product: id.optional(),
    }),
    answer: pageOf(recipeCardSchema),
    cacheSeconds: CACHE_SECONDS,
  },
  recipe: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}',
    access: 'public',
    summary: 'One recipe',
    params: slugParams,
    query: z.object({ draft }),
    answer: recipeSchema,
    cacheSeconds: CACHE_SECONDS,
  },
  recipeProducts: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}/products',
    access: 'public',
    summary: 'Products a recipe can be cooked from at a place, with what may replace them',
    params: slugParams,
    query: z.object({
      ...locationQuery,
      draft,
      /** Number of portions; absent = as in the recipe. */
      portions: typedNumber({ least: 1, most: MAX_PORTIONS }).optional(),
    }),
    answer: recipeProductsSchema,
  },
  similarRecipes: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}/similar',
    access: 'public',
    summary: 'Recipes of the same things and the same category, at most 4',
    params: slugParams,
    query: z.object({ draft }),
    answer: z.object({ items: z.array(recipeCardSchema) }),
    cacheSeconds: CACHE_SECONDS,
  },
})
