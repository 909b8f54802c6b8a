import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { FoundDish } from '@okolitsa/contracts/restaurants/dish.ts'
import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useIsSignedIn, useVisitorLocation } from '../visitor/use-visitor.ts'
import { favoriteIdsQuery } from './favorite-ids.ts'
import { type FavoriteKind, guestFavorites } from './guest-favorites.ts'
import { favoriteKeys } from './keys.ts'

const PAGE_SIZE = 12

interface FavoriteCards {
  readonly products: readonly ProductCard[]
  readonly farmers: readonly FarmerCard[]
  readonly dishes: readonly FoundDish[]
  readonly restaurants: readonly RestaurantCard[]
  readonly totalPages: number
}
const NOTHING = { products: [], farmers: [], dishes: [], restaurants: [] }

/** Requests a farmer; a missing one is omitted, like a product. */
async function farmerOfGuest(id: number, location: Location): Promise<FarmerCard | null> {
  try {
    const farmer = await shopApi().catalog.getFarmer({ params: { id }, query: locationQueryOf(location) })
    return { ...farmer, products: [] }
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) return null
    throw error
  }
}

async function cardsOfGuest(kind: FavoriteKind, location: Location, page: number): Promise<FavoriteCards> {
  const all = guestFavorites[kind].ids()
  const ids = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const none = { ...NOTHING, totalPages: Math.ceil(all.length / PAGE_SIZE) }
  if (ids.length === 0) return none
  if (kind === 'farmers') {
    const farmers = await Promise.all(ids.map((id) => farmerOfGuest(id, location)))
    return { ...none, farmers: farmers.filter((farmer) => farmer !== null) }
  }
  const api = shopApi()
  const query = { ...locationQueryOf(location), ids: ids.join(',') }
  switch (kind) {
    case 'products':
      return { ...none, products: (await api.favorites.productsByIds({ query })).items }
    case 'dishes':
      return { ...none, dishes: (await api.dinnerFavorites.dishesByIds({ query })).items }
    case 'restaurants':
      return { ...none, restaurants: (await api.dinnerFavorites.restaurantsByIds({ query })).items }
  }
}

async function cardsOfCustomer(kind: FavoriteKind, location: Location, page: number): Promise<FavoriteCards> {
  const { favorites: api, dinnerFavorites } = shopApi()
  const query = { ...locationQueryOf(location), page }
  switch (kind) {
    case 'products': {
      const { items, totalPages } = await api.favoriteProducts({ query })
      return { ...NOTHING, products: items, totalPages }
    }
    case 'farmers': {
      const { items, totalPages } = await api.favoriteFarmers({ query })
      return { ...NOTHING, farmers: items, totalPages }
    }
    case 'dishes': {
      const { items, totalPages } = await dinnerFavorites.favoriteDishes({ query })
      return { ...NOTHING, dishes: items, totalPages }
    }
    case 'restaurants': {
      const { items, totalPages } = await dinnerFavorites.favoriteRestaurants({ query })
      return { ...NOTHING, restaurants: items, totalPages }
    }
  }
}

/**
 * One page of favourites with current cards; undefined while loading. A removed favourite stays on the screen with an
 * empty heart until the page is opened again, so that a mistake can be undone.
 */
export function useFavoriteCards(kind: FavoriteKind, page: number) {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const location = useVisitorLocation()
  const query = useQuery({
    queryKey: favoriteKeys.cards(kind, isSignedIn ?? false, location, page),
    queryFn: async () => {
      if (!isSignedIn) return cardsOfGuest(kind, location, page)
      // transfers a guest's favourites first
      await queryClient.ensureQueryData(favoriteIdsQuery(queryClient, kind, true))
      return cardsOfCustomer(kind, location, page)
    },
    enabled: isSignedIn !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { cards: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
