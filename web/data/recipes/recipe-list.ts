export interface RecipeListState {
  /** Number of the page, from 1. */
  readonly page: number
  readonly narrowing: 'all' | 'fast' | 'meatless'
}

/** Maximum duration of the filter «fast», minutes. */
const FAST_MINUTES = 30

export function parseRecipeList(search: URLSearchParams): RecipeListState {
  const page = Number(search.get('page') ?? '1')
  const only = search.get('only')
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    narrowing: only === 'fast' || only === 'meatless' ? only : 'all',
  }
}

export function recipeListHref(path: string, { page, narrowing }: RecipeListState): string {
  const search = new URLSearchParams({
    ...(narrowing !== 'all' && { only: narrowing }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Parameters of the call. */
export const recipeListQuery = ({ page, narrowing }: RecipeListState) => ({
  page,
  ...(narrowing === 'fast' && { minutes: FAST_MINUTES }),
  ...(narrowing === 'meatless' && { meatless: 'true' as const }),
})
