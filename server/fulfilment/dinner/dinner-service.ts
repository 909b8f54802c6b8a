import { acceptBefore } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import type { Deps } from '../../services.ts'
import type { RestaurantInfo } from '../../supply/menus/ports.ts'
import type { DinnerService, Kitchen } from './ports.ts'
import { type KitchenLoad, listLoads } from './store/kitchen-load.store.ts'

/** Maximum age of kitchen queues in lists, ms; the cart and the order read the current ones. */
const QUEUES_KEPT_MS = 15_000

const kitchenOf = ({ hours, pace, acceptMinutes }: RestaurantInfo, load: KitchenLoad): Kitchen => ({
  ...load,
  hours,
  pace,
  acceptMinutes,
})

/** Dishes and kitchens for ordering: menus combined with the load of their kitchens. */
export function createDinnerService({
  executor: lists,
  clock,
  menus,
}: Deps<'executor' | 'clock' | 'menus'>): DinnerService {
  const queues = createTimedCache<ReadonlyMap<number, number>>({
    ttlMs: QUEUES_KEPT_MS,
    most: 1,
    nowMs: () => clock().getTime(),
  })
  return {
    cookingLately: () =>
      queues.get('all', async () => {
        const { byId } = await menus.current()
        const loads = await listLoads(lists, [...byId.keys()])
        return new Map(loads.map(({ organizationId, cooking }) => [organizationId, cooking]))
      }),
    kitchensFor: async (executor, organizationIds) => {
      if (organizationIds.length === 0) return new Map()
      const { byId } = await menus.current()
      const loads = await listLoads(executor, organizationIds)
      return new Map(
        loads.flatMap((load) => {
          const info = byId.get(load.organizationId)
          return info ? [[load.organizationId, kitchenOf(info, load)] as const] : []
        }),
      )
    },
    kitchenNow: async (tx, organizationId) => {
      const info = await menus.restaurantOf(tx, organizationId)
      const [load] = info ? await listLoads(tx, [organizationId]) : []
      return info && load ? kitchenOf(info, load) : null
    },
    dishesFor: async (executor, productIds) =>
      productIds.length === 0 ? new Map() : menus.orderableDishes(executor, productIds),
    lockDishes: async (tx, productIds) => {
      await menus.holdDishes(tx, productIds)
    },
    acceptBefore: async (executor, organizationId, from) => {
      const info = await menus.restaurantOf(executor, organizationId)
      return info && acceptBefore(info.hours, from, info.acceptMinutes)
    },
  }
}
