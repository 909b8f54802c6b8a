import type { RestaurantSorting } from '@okolitsa/contracts/restaurants/restaurant-sorting.ts'
import { ZERO } from '@okolitsa/domain/money/money.ts'
import type { KitchenFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { fairRating, shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { splitWords } from '@okolitsa/strings/ru/search-words.ts'
import type { RestaurantInfo } from '../../../supply/menus/ports.ts'
import type { RestaurantHere } from './restaurants-at.ts'

export interface RestaurantFilter {
  readonly kitchen?: string | undefined
  readonly method?: 'courier' | 'pickup' | undefined
  readonly openNow: boolean
  readonly freeDelivery: boolean
  readonly withinMinutes?: number | undefined
  readonly minRating?: number | undefined
  readonly substring: string | null
}

/** Matching restaurants: open ones first, then paused ones, then closed ones by opening time. */
export function listRestaurants(
  all: readonly RestaurantHere[],
  kitchens: readonly KitchenFields[],
  filter: RestaurantFilter,
  sorting: RestaurantSorting,
): RestaurantHere[] {
  const words = filter.substring === null ? [] : splitWords(filter.substring)
  const found = all.filter((one) => fits(one, filter) && (words.length === 0 || isCalled(one, kitchens, words)))
  return found
    .map((one) => ({ one, rank: rankOf(one), key: sortKey(one, sorting) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.key - b.key ||
        b.one.seller.popularity - a.one.seller.popularity ||
        a.one.seller.id - b.one.seller.id,
    )
    .map(({ one }) => one)
}

export const isOpen = ({ state }: RestaurantHere): boolean => state.kind === 'open'

function fits({ info, methods, time, courier, seller, ...here }: RestaurantHere, filter: RestaurantFilter): boolean {
  if (filter.kitchen !== undefined && !info.kitchens.includes(filter.kitchen)) return false
  if (filter.method !== undefined && !methods.includes(filter.method)) return false
  if (filter.openNow && here.state.kind !== 'open') return false
  if (filter.freeDelivery && courier?.price !== ZERO) return false
  if (filter.withinMinutes !== undefined && (time === null || time.toMinutes > filter.withinMinutes)) return false
  return filter.minRating === undefined || (shownRating(seller) ?? 0) >= filter.minRating
}

/** True when every typed word is a prefix of a word of the restaurant's name, tagline or cuisines. */
export function isCalled(one: RestaurantHere, kitchens: readonly KitchenFields[], typed: readonly string[]): boolean {
  const words = searchTextOfRestaurant(one, kitchens)
  return typed.every((start) => words.some((word) => word.startsWith(start)))
}

interface KnownWords {
  readonly text: string
  readonly words: readonly string[]
}
const knownWords = new WeakMap<RestaurantInfo, KnownWords>()

/**
 * Searchable words of a restaurant, cached until they change, because a search reads those of every restaurant nearby.
 */
function searchTextOfRestaurant(
  { seller, info }: RestaurantHere,
  kitchens: readonly KitchenFields[],
): readonly string[] {
  const cooked = kitchens.filter(({ slug }) => info.kitchens.includes(slug)).map(({ title }) => title)
  const text = [seller.title, seller.tagline, ...cooked].join(' ')
  const known = knownWords.get(info)
  if (known?.text === text) return known.words
  const words = splitWords(text)
  knownWords.set(info, { text, words })
  return words
}

/** Closed restaurants, and those about to close, are sorted by opening time. */
function rankOf({ state }: RestaurantHere): number {
  if (state.kind === 'open') return 0
  return state.kind === 'paused' ? 1 : 2
}

function sortKey({ seller, metres, time, courier, state }: RestaurantHere, sorting: RestaurantSorting): number {
  const { MAX_SAFE_INTEGER } = Number
  // among closed ones, the first to open is more useful than the best
  if (state.kind === 'closed' || state.kind === 'closing') return state.opensAt?.getTime() ?? MAX_SAFE_INTEGER
  switch (sorting) {
    case 'popularity':
      return -seller.popularity
    case 'rating':
      return -fairRating(seller)
    case 'time':
      return time?.toMinutes ?? MAX_SAFE_INTEGER
    case 'deliveryPrice':
      return courier?.price ?? MAX_SAFE_INTEGER
    case 'distance':
      return metres
    case 'novelty':
      return -seller.createdAt
  }
}
