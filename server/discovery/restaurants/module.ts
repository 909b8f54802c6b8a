import { dishRankingEndpoints } from '@okolitsa/contracts/catalog/ranking.endpoints.ts'
import { restaurantsEndpoints } from '@okolitsa/contracts/restaurants/restaurants.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { dishRankingHandlers } from './http/dish-ranking.handlers.ts'
import { dishCards, foundHere, restaurantCards } from './http/found-here.ts'
import { presentDishCard } from './http/present-dish.ts'
import { restaurantsHandlers } from './http/restaurants.handlers.ts'
import {
  hasRestaurants,
  publicDish,
  publicDishes,
  publicDishParts,
  publicRestaurant,
  publicRestaurants,
} from './store/public-pages.store.ts'
import { walkedToFrom } from './use-cases/restaurants-at.ts'

export const restaurantsModule = defineModule({
  name: 'restaurants',
  uses: ['market', 'sellers', 'menus', 'delivery', 'dinner'],
  create: ({ reads: executor, clock }, services) => {
    const deps = { executor, clock, ...services }
    return {
      service: {
        suggest: ({ most, ...question }) =>
          foundHere(deps, { ...question, mostRestaurants: most.restaurants, from: 0, size: most.dishes }),
        walkedToFrom: (scope, place) => walkedToFrom(deps, scope, place),
        restaurantCards: (wanted) => restaurantCards(deps, wanted),
        dishCards: (wanted) => dishCards(deps, wanted),
        publicRestaurant: (organizationId, id) => publicRestaurant(executor, organizationId, id),
        publicDish: async (organizationId, id) => {
          const found = await publicDish(executor, organizationId, id)
          if (!found) return null
          const { title, unit, measure, hue, priceFrom, needsChoice } = presentDishCard(found.dish, clock())
          const { restaurant, place, dish } = found
          return { title, restaurant, place, image: dish.image, hue, unit, measure, priceFrom, isFrom: needsChoice }
        },
      },
      areaContent: { area: 'restaurants', hasContent: () => hasRestaurants(executor) },
      sitemap: {
        area: 'restaurants',
        files: {
          restaurants: async () => {
            const [shown, { kitchens, byId }] = await Promise.all([
              publicRestaurants(executor, null),
              services.menus.current(),
            ])
            const cooked = new Set(shown.flatMap(({ id }) => byId.get(id)?.kitchens ?? []))
            return [
              ...kitchens.filter(({ slug }) => cooked.has(slug)).map(({ slug }) => ({ path: `/restaurants/${slug}` })),
              // the menu page and the information page of each restaurant
              ...shown.flatMap(({ id, changedOn }) => [
                { path: `/restaurants/${id}`, changedOn },
                { path: `/restaurants/${id}/info` },
              ]),
            ]
          },
        },
        parts: {
          dishes: {
            firstIds: (organizationId, size) => publicDishParts(executor, organizationId, size),
            list: async ({ organizationId }, from, size) =>
              (await publicDishes(executor, organizationId, from, size)).map(({ slug, changedOn }) => ({
                path: `/dishes/${slug}`,
                changedOn,
              })),
          },
        },
      },
      calls: [
        mounted(restaurantsEndpoints, restaurantsHandlers(deps)),
        mounted(dishRankingEndpoints, dishRankingHandlers(deps)),
      ],
    }
  },
})
