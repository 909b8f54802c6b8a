import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'

interface Step {
  readonly title: string
  readonly href: string
}

/** Breadcrumbs of a restaurant's page; on its own site the menu is the home page. */
export function useRestaurantTrail(restaurant: { readonly id: number; readonly title: string }, ...further: Step[]) {
  const { menu, isOwnShop } = useRestaurantAddresses(restaurant.id)
  if (isOwnShop) return further
  return [{ title: text.wayHere, href: restaurantsPath() }, { title: restaurant.title, href: menu }, ...further]
}
