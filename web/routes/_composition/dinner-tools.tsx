import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

interface Thing {
  readonly id: number
  readonly title: string
}

/** Actions of a dish other than ordering, for its card and its page. */
export function DishTools({ dish: { id, title }, look }: { dish: Thing; look: 'picture' | 'white' }) {
  return <FavoriteButton kind="dishes" id={id} title={title} look={look} />
}

/** Actions of a restaurant, for its card and its pages. */
export function RestaurantTools({ restaurant: { id, title } }: { restaurant: Thing }) {
  return <FavoriteButton kind="restaurants" id={id} title={title} look="white" />
}
