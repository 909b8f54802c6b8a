import { locationQueryOf } from '../../data/geo/location-query.ts'
import { recipePath, recipesPath } from '../../data/recipes/addresses.ts'
import { placeKeyOf } from '../../data/recipes/place-key.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** A recipe is available under each of its categories; an unknown category redirects to one of them. */
export const loader = loading(async ({ shop, params: { slug = '', recipeSlug = '' }, url, signal }) => {
  if (!/^[a-z0-9-]{1,200}$/.test(recipeSlug)) notFound()
  if (slug === 'recipes') moved(`${recipesPath()}${url.search}`)
  const params = { slug: recipeSlug }
  // a draft of the office, opened by its secret link
  const draft = url.searchParams.get('draft') ?? undefined
  const [recipe, goods, similar] = await Promise.all([
    shop.api.recipes.recipe({ params, query: { draft }, signal }),
    shop.api.recipes.recipeProducts({ params, query: { draft, ...locationQueryOf(shop.location) }, signal }),
    shop.api.recipes.similarRecipes({ params, query: { draft }, signal }),
  ])
  if (slug !== recipe.categoryUrlKey) moved(recipePath(recipe) + url.search)
  return { recipe, loaded: { place: placeKeyOf(shop.location), goods }, similar: similar.items }
})
