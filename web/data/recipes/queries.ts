import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { recipeKeys } from './keys.ts'

const SHELF = 8
const FRESH_MS = 300_000

/** Recipes with a product, equal at every place. */
export const recipesWithQuery = (productId: number) =>
  queryOptions({
    queryKey: recipeKeys.withProduct(productId),
    queryFn: () => shopApi().recipes.recipes({ query: { product: productId, perPage: SHELF } }),
    staleTime: FRESH_MS,
    // the shelf is optional
    meta: { showsOwnError: true },
  })
