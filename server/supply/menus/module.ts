import { menuDeskEndpoints } from '@okolitsa/contracts/restaurants/menu-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { sellersChanged } from '../sellers/public.ts'
import { menuDeskHandlers } from './http/menu-desk.handlers.ts'
import { createMenusModule, menusChanged } from './index.ts'

/** Dishes and opening hours of restaurants. */
export const menusModule = defineModule({
  name: 'menus',
  uses: ['audit', 'sellers', 'products'],
  create: ({ database, clock, pages }, services) => {
    const { forget, ...service } = createMenusModule({ executor: database.executor, clock, ...services })
    return {
      service,
      calls: [mounted(menuDeskEndpoints, menuDeskHandlers({ database, clock, menus: service }))],
      // pictures and time zones come from sellers
      invalidations: [
        on(menusChanged, (id) => {
          forget()
          pages.outdateMenu(id === null ? null : Number(id))
        }),
        on(sellersChanged, forget),
      ],
    }
  },
})
