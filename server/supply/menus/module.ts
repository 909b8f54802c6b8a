import { menuDeskEndpoints } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import type { Executor } from '../../platform/db/client.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { mounted } from '../../platform/module/module.ts'
import { sellersChanged } from '../sellers/public.ts'
import { menuDeskHandlers } from './desk/http/menu-desk.handlers.ts'
import { RESTAURANTS_TTL_MS } from './policy.ts'
import type { MenuCommands, MenusService, RestaurantSnapshot } from './ports.ts'
import { menusChanged } from './public.ts'
import { holdDishRows } from './store/dish.store.ts'
import { listKitchens, listReadyKitchens, listRestaurants } from './store/restaurant.store.ts'
import { changeDish, createDishes, setDishOnSale } from './use-cases/dishes.ts'
import { setPause, setRush, setStop } from './use-cases/kitchen-buttons.ts'
import type { MenuDeps } from './use-cases/menu-deps.ts'
import { orderDishes } from './use-cases/menu-order.ts'
import { menuOf, orderableDishes } from './use-cases/menu-reads.ts'
import {
  beginRestaurant,
  changeRestaurant,
  createRestaurant,
  saveKitchens,
  setOpeningExceptions,
  setOpeningHours,
  setSections,
  setTodayHours,
} from './use-cases/restaurants.ts'
/** Only the commands, for filling a shop before it is opened. */
export const menuCommands = (deps: MenuDeps): MenuCommands => ({
  saveKitchens: (tx, author, kitchens) => saveKitchens(deps, tx, author, kitchens),
  listKitchens,
  createRestaurant: (tx, author, restaurant) => createRestaurant(deps, tx, author, restaurant),
  beginRestaurant: (tx, author, id) => beginRestaurant(deps, tx, author, id),
  changeRestaurant: (tx, author, id, change) => changeRestaurant(deps, tx, author, id, change),
  setOpeningHours: (tx, author, id, week) => setOpeningHours(deps, tx, author, id, week),
  setOpeningExceptions: (tx, author, id, exceptions) => setOpeningExceptions(deps, tx, author, id, exceptions),
  setTodayHours: (tx, author, id, spans) => setTodayHours(deps, tx, author, id, spans),
  orderDishes: (tx, author, section, dishIds) => orderDishes(deps, tx, author, section, dishIds),
  setSections: (tx, author, id, sections) => setSections(deps, tx, author, id, sections),
  createDishes: (tx, author, dishes) => createDishes(deps, tx, author, dishes),
  changeDish: (tx, author, ref, change) => changeDish(deps, tx, author, ref, change),
  setDishOnSale: (tx, author, ref, isOnSale) => setDishOnSale(deps, tx, author, ref, isOnSale),
  setStop: (tx, author, what, stop) => setStop(deps, tx, author, what, stop),
  setRush: (tx, author, id, rush) => setRush(deps, tx, author, id, rush),
  setPause: (tx, author, id, until) => setPause(deps, tx, author, id, until),
})
/** Restaurants with hours, menus, dishes and options. Restaurants are cached in memory, dishes are not. */
export function createMenusModule(deps: MenuDeps & { readonly executor: Executor }) {
  const { executor, clock } = deps
  const snapshots = createTimedCache<RestaurantSnapshot>({ ttlMs: RESTAURANTS_TTL_MS, most: 1 })
  const service: MenusService = {
    ...menuCommands(deps),
    current: () =>
      snapshots.get('', async () => {
        const [restaurants, kitchens] = await Promise.all([listRestaurants(executor, null), listKitchens(executor)])
        return { byId: new Map(restaurants.map((one) => [one.organizationId, one])), kitchens }
      }),
    restaurantOf: async (tx, organizationId) => (await listRestaurants(tx, [organizationId]))[0] ?? null,
    orderableDishes: (tx, productIds) => orderableDishes(tx, clock(), productIds),
    holdDishes: async (tx, productIds) => {
      await holdDishRows(tx, productIds)
      return orderableDishes(tx, clock(), productIds)
    },
    menuOf,
    listReadyKitchens,
  }
  return { ...service, forget: () => snapshots.clear() }
}

/** Dishes and opening hours of restaurants. */
export const menusModule = defineModule({
  name: 'menus',
  uses: ['audit', 'sellers', 'products'],
  create: ({ database, clock, pages }, services) => {
    const { forget, ...service } = createMenusModule({ executor: database.executor, clock, ...services })
    return {
      service,
      calls: [mounted(menuDeskEndpoints, menuDeskHandlers({ database, clock, menus: service }))],
      // pictures and time zones belong to sellers
      invalidations: [
        on(menusChanged, (id) => {
          forget()
          pages.invalidateMenu(id === null ? null : Number(id))
        }),
        on(sellersChanged, forget),
      ],
    }
  },
})
