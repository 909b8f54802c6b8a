import { recipesPath } from '../../data/recipes/addresses.ts'
import { parseRecipeList, recipeListHref, recipeListQuery } from '../../data/recipes/recipe-list.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** One category of recipes; the slug «recipes» is the whole book (spec 2.2). */
export const loader = loading(async ({ shop, params: { slug = '' }, url, signal }) => {
  if (slug === 'recipes') moved(recipesPath() + url.search)
  const state = parseRecipeList(url.searchParams)
  const { items: categories } = await shop.api.recipes.listRecipeCategories({ signal })
  const category = categories.find(({ urlKey }) => urlKey === slug)
  if (!category) notFound()
  const page = await shop.api.recipes.recipes({ query: { ...recipeListQuery(state), category: slug }, signal })
  if (state.page > Math.max(1, page.totalPages))
    moved(recipeListHref(recipesPath(slug), { ...state, page: Math.max(1, page.totalPages) }), 302)
  return { state, category, page }
})
