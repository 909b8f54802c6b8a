import { RESTAURANT_SORTINGS, type RestaurantSorting } from '@okolitsa/contracts/restaurants/restaurant-sorting.ts'

export interface RestaurantListState {
  /** Number of the page, from 1. */
  readonly page: number
  readonly sorting: RestaurantSorting
  readonly narrowings: readonly RestaurantNarrowing[]
}

/** Filters of the list, each on or off. */
export const NARROWINGS = ['openNow', 'fast', 'free', 'rated', 'pickup'] as const
export type RestaurantNarrowing = (typeof NARROWINGS)[number]

const FAST_MINUTES = 45
const GOOD_RATING = 4.7
const USUAL: RestaurantSorting = 'popularity'

export function parseRestaurantList(search: URLSearchParams): RestaurantListState {
  const page = Number(search.get('page') ?? '1')
  const sorting = search.get('sort')
  const only = search.get('only')?.split(',') ?? []
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    sorting: RESTAURANT_SORTINGS.find((known) => known === sorting) ?? USUAL,
    narrowings: NARROWINGS.filter((known) => only.includes(known)),
  }
}

export function restaurantListHref(path: string, { page, sorting, narrowings }: RestaurantListState): string {
  const search = new URLSearchParams({
    ...(narrowings.length > 0 && { only: narrowings.join(',') }),
    ...(sorting !== USUAL && { sort: sorting }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `${path}?${search}` : path
}

/** Toggles a filter and returns to the first page. */
export const switched = (state: RestaurantListState, narrowing: RestaurantNarrowing): RestaurantListState => ({
  ...state,
  page: 1,
  narrowings: NARROWINGS.filter((known) => state.narrowings.includes(known) !== (known === narrowing)),
})

/** Parameters of the call. */
export function restaurantListQuery({ page, sorting, narrowings }: RestaurantListState) {
  const is = (narrowing: RestaurantNarrowing) => narrowings.includes(narrowing)
  return {
    page,
    sorting,
    ...(is('openNow') && { openNow: 'true' as const }),
    ...(is('free') && { freeDelivery: 'true' as const }),
    ...(is('fast') && { withinMinutes: FAST_MINUTES }),
    ...(is('rated') && { minRating: GOOD_RATING }),
    ...(is('pickup') && { method: 'pickup' as const }),
  }
}
