import type { Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { RestaurantHead } from '../../features/restaurants/restaurant-head.tsx'
import { RestaurantInfo } from '../../features/restaurants/restaurant-info.tsx'
import { useRestaurantTrail } from '../../features/restaurants/use-restaurant-trail.ts'
import { ReviewPanel } from '../../features/reviews/review-panel.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { RestaurantTools } from '../_composition/dinner-tools.tsx'
import type { loader } from './loader.ts'

/** `/restaurants/{id}/info`: hours, address, courier, documents. */
export function Page() {
  return <RestaurantInfoScreen {...useLoaderData<typeof loader>()} />
}

/** Information about a restaurant; also used on a restaurant's own site. */
export function RestaurantInfoScreen({ restaurant }: { restaurant: Restaurant }) {
  const absolute = useAbsoluteUrl()
  const { info } = useRestaurantAddresses(restaurant.id)
  const trail = useRestaurantTrail(restaurant, { title: text.about, href: info })
  return (
    <div className="wrap">
      <PageHead title={text.infoTitle(restaurant.title)} description={restaurant.tagline} canonical={absolute(info)} />
      <BreadcrumbTrail items={trail} />
      <RestaurantHead restaurant={restaurant} current="about" tools={<RestaurantTools restaurant={restaurant} />} />
      <RestaurantInfo restaurant={restaurant} />
      <section className="section stack g4" id="reviews">
        <h2 className="h3">{reviewWords.title}</h2>
        <ReviewPanel
          key={restaurant.id}
          thing={{ about: 'farmer', id: restaurant.id, trade: 'restaurant' }}
          title={restaurant.title}
        />
      </section>
    </div>
  )
}
