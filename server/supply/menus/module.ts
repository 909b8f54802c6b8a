import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { sellersChanged } from '../sellers/public.ts'
import { createMenusModule, menusChanged } from './index.ts'

/** What restaurants cook, and when. */
export const menusModule = defineModule({
  name: 'menus',
  uses: ['audit', 'sellers', 'products'],
  create: ({ database, clock }, services) => {
    const { forget, ...service } = createMenusModule({ executor: database.executor, clock, ...services })
    return {
      service, // pictures and clocks are their sellers'
      invalidations: [on(menusChanged, forget), on(sellersChanged, forget)],
    }
  },
})
