import { restaurantsEndpoints } from '@okolitsa/contracts/restaurants/restaurants.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { foundHere } from './http/found-here.ts'
import { restaurantsHandlers } from './http/restaurants.handlers.ts'

/** Restaurants and dishes as people look for them. */
export const restaurantsModule = defineModule({
  name: 'restaurants',
  uses: ['sellers', 'menus', 'delivery'],
  create: ({ database, clock }, services) => {
    const deps = { executor: database.executor, clock, ...services }
    return {
      service: {
        suggest: ({ most, ...question }) =>
          foundHere(deps, { ...question, mostRestaurants: most.restaurants, from: 0, size: most.dishes }),
      },
      calls: [mounted(restaurantsEndpoints, restaurantsHandlers(deps))],
    }
  },
})
