import { dinnerFavoritesEndpoints } from '@okolitsa/contracts/favorites/dinner-favorites.endpoints.ts'
import { favoritesEndpoints } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { dinnerFavoritesHandlers } from './http/dinner-favorites.handlers.ts'
import { favoritesHandlers } from './http/favorites.handlers.ts'
import { personalData } from './personal-data.ts'
import { listFollowers } from './store/favorite.store.ts'

export const favoritesModule = defineModule({
  name: 'favorites',
  uses: ['delivery', 'catalog', 'restaurants', 'farmPosts'],
  personalData,
  create: ({ database, clock }, { delivery, catalog, restaurants, farmPosts }) => ({
    service: { followersOf: listFollowers },
    calls: [
      mounted(favoritesEndpoints, favoritesHandlers({ database, clock, delivery, catalog, farmPosts })),
      mounted(dinnerFavoritesEndpoints, dinnerFavoritesHandlers({ database, delivery, restaurants })),
    ],
  }),
})
