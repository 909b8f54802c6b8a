import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { useLoaderData } from 'react-router'
import { restaurantInfoPath, restaurantPath, restaurantsPath } from '../../data/restaurants/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { RestaurantHead } from '../../features/restaurants/restaurant-head.tsx'
import { RestaurantInfo } from '../../features/restaurants/restaurant-info.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { RestaurantTools } from '../_composition/dinner-tools.tsx'
import type { loader } from './loader.ts'

/** `/restaurants/{id}/info`: hours, address, courier, papers. */
export function Page() {
  const { restaurant } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  return (
    <div className="wrap">
      <PageHead
        title={text.infoTitle(restaurant.title)}
        description={restaurant.tagline}
        canonical={absolute(restaurantInfoPath(restaurant.id))}
      />
      <BreadcrumbTrail
        items={[
          { title: text.wayHere, href: restaurantsPath() },
          { title: restaurant.title, href: restaurantPath(restaurant.id) },
          { title: text.about, href: restaurantInfoPath(restaurant.id) },
        ]}
      />
      <RestaurantHead restaurant={restaurant} current="about" tools={<RestaurantTools restaurant={restaurant} />} />
      <RestaurantInfo restaurant={restaurant} />
    </div>
  )
}
