import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type SharedQuery, sharedQuery } from '../../platform/loading/shared-query.ts'
import { visitor } from '../visitor/visitor.ts'
import { favoriteIdsQuery, setFavorite } from './favorite-ids.ts'
import type { FavoriteKind } from './guest-favorites.ts'

type IdsOf = (client: QueryClient) => SharedQuery<readonly number[]>

const idsOf = (kind: FavoriteKind): IdsOf =>
  sharedQuery(
    (client) => favoriteIdsQuery(client, kind, visitor.state().isSignedIn),
    (listener) => visitor.subscribe(listener),
  )
const IDS: Readonly<Record<FavoriteKind, IdsOf>> = {
  products: idsOf('products'),
  farmers: idsOf('farmers'),
  dishes: idsOf('dishes'),
  restaurants: idsOf('restaurants'),
}

/** Whether an item is a favourite, and its toggle. Renders only when its own state changes. */
export function useFavorite(kind: FavoriteKind, id: number) {
  const queryClient = useQueryClient()
  const ids = IDS[kind](queryClient)
  const isFavorite = useSyncExternalStore(
    ids.subscribe,
    () => ids.data()?.includes(id) ?? false,
    () => false,
  )
  return { isFavorite, toggle: () => setFavorite(queryClient, kind, id, !isFavorite) }
}
