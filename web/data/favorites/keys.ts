import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { FavoriteKind } from './guest-favorites.ts'

export const favoriteKeys = {
  ids: (kind: FavoriteKind, isSignedIn: boolean) => ['favorites', kind, 'ids', isSignedIn] as const,
  cards: (kind: FavoriteKind, isSignedIn: boolean, location: Location, page: number) =>
    ['favorites', kind, 'cards', isSignedIn, location, page] as const,
}
