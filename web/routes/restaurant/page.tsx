import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'
import { RestaurantScreen } from './restaurant-screen.tsx'

export function Page() {
  const data = useLoaderData<typeof loader>()
  return <RestaurantScreen key={data.restaurant.id} {...data} />
}
