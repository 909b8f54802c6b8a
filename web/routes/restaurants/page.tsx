import { useLoaderData } from '../../platform/router/screens.tsx'
import { ListScreen } from './list-screen.tsx'
import type { loader } from './loader.ts'
import { RestaurantScreen } from './restaurant-screen.tsx'

/** The list of restaurants, or one restaurant when the address ends with its id. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'restaurant' ? <RestaurantScreen key={data.restaurant.id} {...data} /> : <ListScreen {...data} />
}
