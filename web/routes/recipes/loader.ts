import { recipesPath } from '../../data/recipes/addresses.ts'
import { parseRecipeList, recipeListHref, recipeListQuery } from '../../data/recipes/recipe-list.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, signal }) => {
  const state = parseRecipeList(url.searchParams)
  const [{ items: categories }, page] = await Promise.all([
    shop.api.recipes.listRecipeCategories({ signal }),
    shop.api.recipes.recipes({ query: recipeListQuery(state), signal }),
  ])
  if (state.page > Math.max(1, page.totalPages))
    moved(recipeListHref(recipesPath(), { ...state, page: Math.max(1, page.totalPages) }), 302)
  return { state, categories, page }
})
