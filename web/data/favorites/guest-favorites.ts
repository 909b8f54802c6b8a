import { MAX_GUEST_FAVORITES } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { personalKey } from '../../platform/tab-state/personal-key.ts'

export const FAVORITE_KINDS = ['products', 'farmers', 'dishes', 'restaurants'] as const
export type FavoriteKind = (typeof FAVORITE_KINDS)[number]

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Ids of a guest's favourites, newest first, stored in the browser; in memory where storage is forbidden. */
export function createGuestFavorites(kind: FavoriteKind, storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const key = personalKey(`favorites:${kind}`)
  let memory: readonly number[] | null = null

  function ids(): readonly number[] {
    if (memory) return memory
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
      return Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MAX_GUEST_FAVORITES) : []
    } catch {
      return []
    }
  }
  function keep(next: readonly number[]): void {
    try {
      storage().setItem(key, JSON.stringify(next))
      memory = null
    } catch {
      memory = next
    }
  }
  return {
    ids,
    /** Adds an id first; the oldest ids are dropped beyond the limit. */
    add: (id: number): void => keep([id, ...ids().filter((one) => one !== id)].slice(0, MAX_GUEST_FAVORITES)),
    remove: (id: number): void => keep(ids().filter((one) => one !== id)),
    /** Removes ids that belong to the customer now; ids added by another tab meanwhile stay. */
    given: (given: readonly number[]): void => keep(ids().filter((one) => !given.includes(one))),
  }
}

export const guestFavorites = {
  products: createGuestFavorites('products', () => localStorage),
  farmers: createGuestFavorites('farmers', () => localStorage),
  dishes: createGuestFavorites('dishes', () => localStorage),
  restaurants: createGuestFavorites('restaurants', () => localStorage),
}
