import { restaurantsEndpoints } from '@okolitsa/contracts/restaurants/restaurants.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { restaurantsHandlers } from './http/restaurants.handlers.ts'

/** Restaurants and dishes as people look for them. */
export const restaurantsModule = defineModule({
  name: 'restaurants',
  uses: ['sellers', 'menus', 'delivery'],
  create: ({ database, clock }, services) => ({
    calls: [mounted(restaurantsEndpoints, restaurantsHandlers({ executor: database.executor, clock, ...services }))],
  }),
})
