import { useLoaderData } from '../../platform/router/screens.tsx'
import { GoodsScreen } from '../farmer/goods-screen.tsx'
import { RestaurantScreen } from '../restaurant/restaurant-screen.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import { AboutFarm } from './about-farm.tsx'
import type { loader } from './loader.ts'
import { OrganizerScreen } from './organizer-screen.tsx'

/** Home of a seller's site: a custom page, a farm with its products and story, a menu, or tours. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'page') return <SitePageScreen {...data} />
  if (data.kind === 'restaurant') return <RestaurantScreen {...data} />
  if (data.kind === 'organizer') return <OrganizerScreen {...data} />
  return (
    <>
      <GoodsScreen {...data} />
      <AboutFarm farmer={data.farmer} />
    </>
  )
}
