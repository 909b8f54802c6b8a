import { previewUrl } from '@okolitsa/domain/images/preview-url.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { MenuScreen } from '../../features/restaurants/menu-screen.tsx'
import { RestaurantJsonLd } from '../../features/restaurants/restaurant-json-ld.tsx'
import { useRestaurantTrail } from '../../features/restaurants/use-restaurant-trail.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { DishTools, RestaurantTools } from '../_composition/dinner-tools.tsx'
import type { loadRestaurant } from './load-restaurant.ts'

/** `/restaurants/{id}`: the menu. */
export function RestaurantScreen({ restaurant, dishes }: Awaited<ReturnType<typeof loadRestaurant>>) {
  const absolute = useAbsoluteUrl()
  const { menu: path } = useRestaurantAddresses(restaurant.id)
  const trail = useRestaurantTrail(restaurant)
  return (
    <div className="wrap">
      <PageHead
        title={text.pageTitle(restaurant.title)}
        description={text.pageDescription(restaurant.title, restaurant.tagline, restaurant.dishesCount)}
        canonical={absolute(path)}
        picture={absolute(
          previewUrl('restaurant', restaurant.id, restaurant.title, restaurant.tagline, restaurant.imageUrl),
        )}
      />
      <RestaurantJsonLd restaurant={restaurant} dishes={dishes} />
      {trail.length > 0 && <BreadcrumbTrail items={trail} />}
      <MenuScreen
        restaurant={restaurant}
        dishes={dishes}
        tools={<RestaurantTools restaurant={restaurant} />}
        renderDishTools={(dish) => <DishTools dish={dish} look="picture" />}
      />
    </div>
  )
}
