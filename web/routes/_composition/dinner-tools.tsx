import { FavoriteButton } from '../../features/favorites/favorite-button.tsx'

interface Thing {
  readonly id: number
  readonly title: string
}

/** What can be done with a dish beside ordering it: the same on its card and on its page. */
export function DishTools({ dish: { id, title }, look }: { dish: Thing; look: 'picture' | 'white' }) {
  return <FavoriteButton kind="dishes" id={id} title={title} look={look} />
}

/** What can be done with a restaurant: the same on its card and in the head of its pages. */
export function RestaurantTools({ restaurant: { id, title } }: { restaurant: Thing }) {
  return <FavoriteButton kind="restaurants" id={id} title={title} look="white" />
}
