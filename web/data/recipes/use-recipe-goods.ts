import type { Recipe, RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { recipeKeys } from './keys.ts'
import { placeKeyOf } from './place-key.ts'

export interface LoadedGoods {
  readonly place: string
  readonly goods: RecipeProducts
}

/**
 * Products of a recipe for a number of portions at the visitor's place.
 * @param loaded data of the page, for the recipe's own number of portions
 */
export function useRecipeGoods(recipe: Recipe, portions: number, loaded: LoadedGoods | null) {
  const location = useVisitorLocation()
  const query = useQuery({
    queryKey: recipeKeys.goods(recipe.slug, location, portions),
    queryFn: () =>
      shopApi().recipes.recipeProducts({
        params: { slug: recipe.slug },
        query: { ...locationQueryOf(location), portions },
      }),
    ...(portions === recipe.portions && loaded?.place === placeKeyOf(location) && { initialData: loaded.goods }),
    placeholderData: keepPreviousData,
  })
  return {
    goods: query.data,
    isStale: query.isPlaceholderData,
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
  }
}
