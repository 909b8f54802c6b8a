import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { DishScreen } from '../../features/restaurants/dish-screen.tsx'
import { DishJsonLd } from '../../features/restaurants/restaurant-json-ld.tsx'
import { useRestaurantTrail } from '../../features/restaurants/use-restaurant-trail.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { usePreviewUrl } from '../../platform/head/use-preview-url.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { DishTools } from '../_composition/dinner-tools.tsx'
import type { loader } from './loader.ts'

/** `/dishes/{dishSlug}`: a dish. */
export function Page() {
  const { dish } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const previewUrl = usePreviewUrl()
  const { restaurant } = dish
  const trail = useRestaurantTrail(restaurant, { title: dish.title, href: dishPath(dish.slug) })
  return (
    <div className="wrap">
      <PageHead
        title={text.dishTitle(dish.title, restaurant.title)}
        description={text.dishDescription(dish.title, restaurant.title, dish.priceFrom, dish.description)}
        canonical={absolute(dishPath(dish.slug))}
        picture={previewUrl('dish', dish.id, dish.title, restaurant.title, dish.priceFrom, dish.smallImageUrl)}
      />
      <DishJsonLd dish={dish} />
      <BreadcrumbTrail items={trail} />
      <DishScreen key={dish.slug} dish={dish} tools={<DishTools dish={dish} look="white" />} />
    </div>
  )
}
