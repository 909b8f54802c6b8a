import { homeEndpoints } from '@okolitsa/contracts/home/home.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { homeHandlers } from './http/home.handlers.ts'

export const homeModule = defineModule({
  name: 'home',
  uses: ['delivery', 'catalog', 'recipes', 'farmPosts'],
  create: ({ clock }, { delivery, catalog, recipes, farmPosts }) => ({
    calls: [mounted(homeEndpoints, homeHandlers({ clock, delivery, catalog, recipes, farmPosts }))],
  }),
})
