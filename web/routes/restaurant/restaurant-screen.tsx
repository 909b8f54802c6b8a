import type { MenuSection } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { menuSectionPath } from '../../data/restaurants/addresses.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { MenuScreen } from '../../features/restaurants/menu-screen.tsx'
import { RestaurantJsonLd } from '../../features/restaurants/restaurant-json-ld.tsx'
import { useRestaurantTrail } from '../../features/restaurants/use-restaurant-trail.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { usePreviewUrl } from '../../platform/head/use-preview-url.ts'
import { DishTools, RestaurantTools } from '../_composition/dinner-tools.tsx'
import type { loadRestaurant } from './load-restaurant.ts'

/** `/restaurants/{id}`: the menu, scrolled to a section if one is given. */
export function RestaurantScreen({
  restaurant,
  dishes,
  section,
}: Awaited<ReturnType<typeof loadRestaurant>> & { section?: MenuSection }) {
  const absolute = useAbsoluteUrl()
  const previewUrl = usePreviewUrl()
  const { menu: path } = useRestaurantAddresses(restaurant.id)
  const trail = useRestaurantTrail(restaurant)
  return (
    <div className="wrap">
      <PageHead
        title={section ? text.sectionTitle(section.title, restaurant.title) : text.pageTitle(restaurant.title)}
        description={text.pageDescription(restaurant.title, restaurant.tagline, restaurant.dishesCount)}
        canonical={absolute(section ? menuSectionPath(restaurant.id, section.slug) : path)}
        picture={previewUrl('restaurant', restaurant.id, restaurant.title, restaurant.tagline, restaurant.imageUrl)}
      />
      <RestaurantJsonLd restaurant={restaurant} dishes={dishes} />
      {trail.length > 0 && <BreadcrumbTrail items={trail} />}
      <MenuScreen
        restaurant={restaurant}
        dishes={dishes}
        openAt={section?.id}
        tools={<RestaurantTools restaurant={restaurant} />}
        renderDishTools={(dish) => <DishTools dish={dish} look="picture" />}
      />
    </div>
  )
}
