import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { favoriteIdsQuery, setFavorite } from './favorite-ids.ts'
import type { FavoriteKind } from './guest-favorites.ts'

/** Whether one thing is a favourite, and how to change it. Redraws when the answer changes, not with every other heart. */
export function useFavorite(kind: FavoriteKind, id: number) {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const { data: isFavorite = false } = useQuery({
    ...favoriteIdsQuery(queryClient, kind, isSignedIn ?? false),
    enabled: isSignedIn !== null,
    select: (ids) => ids.includes(id),
  })
  return { isFavorite, toggle: () => setFavorite(queryClient, kind, id, !isFavorite) }
}
