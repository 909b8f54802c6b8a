import { useLoaderData } from 'react-router'
import { FarmInfoScreen } from '../farmer/info-page.tsx'
import { RestaurantInfoScreen } from '../restaurant-info/page.tsx'
import type { loader } from './info-loader.ts'

/** Who the seller of this shop is. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'restaurant' ? <RestaurantInfoScreen {...data} /> : <FarmInfoScreen {...data} />
}
