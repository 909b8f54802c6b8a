import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import type { Executor } from '../../platform/db/client.ts'
import { RESTAURANTS_TTL_MS } from './policy.ts'
import type { MenuCommands, MenusService, RestaurantSnapshot } from './ports.ts'
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
  saveKitchen,
  setOpeningExceptions,
  setOpeningHours,
  setSections,
  setTodayHours,
} from './use-cases/restaurants.ts'

export type * from './ports.ts'
export { menusChanged } from './public.ts'

/** The commands alone, for whoever fills a shop that is not open yet. */
export const menuCommands = (deps: MenuDeps): MenuCommands => ({
  saveKitchen: (tx, author, kitchen) => saveKitchen(deps, tx, author, kitchen),
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

/** Restaurants with hours, menus, dishes and options. Who they are is kept in memory, what they cook is not. */
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
