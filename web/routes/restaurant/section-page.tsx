import { useLoaderData } from '../../platform/router/screens.tsx'
import { RestaurantScreen } from './restaurant-screen.tsx'
import type { loader } from './section-loader.ts'

/** `/restaurants/{id}/{slug}`: the menu, scrolled to a section. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return <RestaurantScreen key={data.restaurant.id} {...data} />
}
