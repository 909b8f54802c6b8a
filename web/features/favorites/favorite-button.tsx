import { favoriteButton as text } from '@okolitsa/strings/ru/favorite-button.ts'
import type { FavoriteKind } from '../../data/favorites/guest-favorites.ts'
import { useFavorite } from '../../data/favorites/use-favorite.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { HeartIcon } from '../../ui/icons.ts'

/** The favourites button: optimistic, also for guests. */
export function FavoriteButton({
  kind,
  id,
  title,
  look,
}: {
  kind: FavoriteKind
  id: number
  /** Title of the favourite for the accessible name. */
  title: string
  look: 'picture' | 'white'
}) {
  const { isFavorite, toggle } = useFavorite(kind, id)
  return <IconButton icon={HeartIcon} look={look} label={text.heart(title)} pressed={isFavorite} onClick={toggle} />
}
