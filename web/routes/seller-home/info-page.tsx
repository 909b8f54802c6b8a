import { useLoaderData } from '../../platform/router/screens.tsx'
import { FarmInfoScreen } from '../farmer/info-page.tsx'
import { RestaurantInfoScreen } from '../restaurant-info/page.tsx'
import type { loader } from './info-loader.ts'
import { OrganizerInfoScreen } from './organizer-info-screen.tsx'

export function Page() {
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'organizer') return <OrganizerInfoScreen {...data} />
  return data.kind === 'restaurant' ? <RestaurantInfoScreen {...data} /> : <FarmInfoScreen {...data} />
}
