import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { pageQuery } from '../kernel/paging.ts'

const slugParams = z.object({ slug: z.string().max(200) })

/** Recipes (spec 7.5). */
export const recipesEndpoints = defineEndpoints({
  recipesByCategory: {
    method: 'GET',
    path: '/api/v1/recipes',
    access: 'public',
    summary: 'Recipe categories with their recipes.',
    answer: z.unknown(),
    owed: true,
  },
  recipes: {
    method: 'GET',
    path: '/api/v2/recipes',
    access: 'public',
    summary: 'Recipes, 12 a page.',
    query: z.object(pageQuery(12)),
    answer: z.unknown(),
    owed: true,
  },
  recipe: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}',
    access: 'public',
    summary: 'One recipe.',
    params: slugParams,
    answer: z.unknown(),
    owed: true,
  },
  recipeProducts: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}/products',
    access: 'public',
    summary: 'Products a recipe is cooked from.',
    params: slugParams,
    answer: z.unknown(),
    owed: true,
  },
  similarRecipes: {
    method: 'GET',
    path: '/api/v1/recipes/{slug}/similar',
    access: 'public',
    summary: 'Similar recipes.',
    params: slugParams,
    answer: z.unknown(),
    owed: true,
  },
})
