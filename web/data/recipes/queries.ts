import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { recipeKeys } from './keys.ts'

/** Recipes on a shelf. */
const SHELF = 8
const FRESH_MS = 300_000

/** Recipes a product is cooked in; the same at every place. */
export const recipesWithQuery = (productId: number) =>
  queryOptions({
    queryKey: recipeKeys.withProduct(productId),
    queryFn: () => shopApi().recipes.recipes({ query: { product: productId, perPage: SHELF } }),
    staleTime: FRESH_MS,
    // a page is whole without this shelf
    meta: { showsOwnError: true },
  })
