import type * as ru from '../ru/favorite-button.ts'
import type { Words } from '../words.ts'

export const favoriteButton: Words<typeof ru.favoriteButton> = {
  heart: (title) => `Add to favourites: ${title}`,
  notSaved: 'We could not change your favourites. Check your connection and try again',
}
