import type { Dish, DishCard } from '@okolitsa/contracts/restaurants/dish.ts'
import type { MenuSection, Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { JsonLd } from '../../ui/json-ld.tsx'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** schema.org Restaurant with its Menu by sections. */
export function RestaurantJsonLd({ restaurant, dishes }: { restaurant: Restaurant; dishes: readonly DishCard[] }) {
  const absolute = useAbsoluteUrl()
  const { menu, sectionPath } = useRestaurantAddresses(restaurant.id)
  const { title, tagline, place, address, rating, reviewsCount, kitchens, openingHours, priceLevel } = restaurant
  return (
    <JsonLd
      data={{
        '@type': 'Restaurant',
        name: title,
        description: tagline,
        url: absolute(menu),
        image: absolute(restaurant.imageUrl),
        servesCuisine: kitchens.map((kitchen) => kitchen.title),
        priceRange: '₽'.repeat(priceLevel),
        hasMenu: {
          '@type': 'Menu',
          url: absolute(menu),
          hasMenuSection: restaurant.sections.flatMap((section) => {
            const own = dishes.filter(({ sectionId }) => sectionId === section.id)
            return own.length === 0 ? [] : [menuSection(section, own, absolute(sectionPath(section)), absolute)]
          }),
        },
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'RU',
          addressLocality: place.city ?? place.settlement ?? place.region,
          streetAddress: address,
        },
        geo: { '@type': 'GeoCoordinates', latitude: place.coords.latitude, longitude: place.coords.longitude },
        openingHoursSpecification: openingHours.map(({ weekdays, from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.map((day) => DAYS[day - 1]),
          opens: from,
          closes: to,
        })),
        ...(rating !== null && {
          aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviewsCount },
        }),
      }}
    />
  )
}

const menuSection = (
  { title: name }: MenuSection,
  dishes: readonly DishCard[],
  url: string,
  absolute: (path: string) => string,
) => ({
  '@type': 'MenuSection',
  name,
  url,
  hasMenuItem: dishes.map(({ title, slug, priceFrom }) => ({
    '@type': 'MenuItem',
    name: title,
    url: absolute(dishPath(slug)),
    offers: { '@type': 'Offer', price: priceFrom, priceCurrency: 'RUB' },
  })),
})

/** schema.org MenuItem. */
export function DishJsonLd({ dish }: { dish: Dish }) {
  const absolute = useAbsoluteUrl()
  const { nutrition, priceInfo, availability } = dish
  return (
    <JsonLd
      data={{
        '@type': 'MenuItem',
        name: dish.title,
        description: dish.description,
        url: absolute(dishPath(dish.slug)),
        image: absolute(dish.smallImageUrl),
        ...(nutrition && {
          nutrition: {
            '@type': 'NutritionInformation',
            calories: `${Math.round(nutrition.kcal)} kcal`,
            proteinContent: `${nutrition.protein} g`,
            fatContent: `${nutrition.fat} g`,
            carbohydrateContent: `${nutrition.carbs} g`,
          },
        }),
        offers: {
          '@type': 'Offer',
          price: priceInfo.finalPrice,
          priceCurrency: 'RUB',
          availability: `https://schema.org/${availability.isAvailable ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': 'Restaurant', name: dish.restaurant.title },
        },
      }}
    />
  )
}
