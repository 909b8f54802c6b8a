import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { optionGroupsOf } from '@okolitsa/domain/restaurants/options.ts'
import { dishObstacle } from '@okolitsa/domain/restaurants/served.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { KitchenMenu, OrderableDish } from '../ports.ts'
import { listMenu, listOrderable } from '../store/dish.store.ts'
import { listChoices, listOptionsOf } from '../store/option.store.ts'
import { listKitchens, listRestaurants } from '../store/restaurant.store.ts'
import { listSections } from '../store/section.store.ts'
import { servedOf, stopOf } from '../store/served-columns.ts'

/** Dishes with current options; products that are not dishes are omitted. */
export async function orderableDishes(
  executor: Executor,
  now: Date,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, OrderableDish>> {
  if (productIds.length === 0) return new Map()
  const dishes = await listOrderable(executor, productIds)
  const choices = Map.groupBy(await listChoices(executor, productIds), ({ productId }) => productId)
  return new Map(
    dishes.map((row) => {
      const { productId, organizationId, timeZone } = row
      const served = servedOf(row)
      const sectionServed = servedOf({
        servedWeekdays: row.sectionServedWeekdays,
        servedFrom: row.sectionServedFrom,
        servedTo: row.sectionServedTo,
      })
      return [
        productId,
        {
          productId,
          organizationId,
          timeZone,
          served: served ?? sectionServed,
          obstacle: dishObstacle({ stop: stopOf(row), served, sectionServed }, timeZone, now),
          groups: optionGroupsOf((choices.get(productId) ?? []).map(({ productId: _product, ...option }) => option)),
        },
      ] as const
    }),
  )
}

/** The menu for the restaurant's staff. Throws NOT_FOUND when the seller is not a restaurant. */
export async function menuOf(executor: Executor, organizationId: number): Promise<KitchenMenu> {
  const [restaurant] = await listRestaurants(executor, [organizationId])
  if (!restaurant) throw new Refusal('NOT_FOUND')
  const sections = await listSections(executor, organizationId)
  const dishes = Map.groupBy(await listMenu(executor, organizationId), ({ sectionId }) => sectionId)
  const options = Map.groupBy(await listOptionsOf(executor, organizationId), ({ dishId }) => dishId)
  return {
    allKitchens: await listKitchens(executor),
    restaurant,
    sections: sections.map((section) => ({
      ...section,
      dishes: (dishes.get(section.id) ?? []).map(({ sectionId: _section, stoppedAt, stoppedUntil, ...dish }) => ({
        ...dish,
        stop: stopOf({ stoppedAt, stoppedUntil }),
        options: (options.get(dish.id) ?? []).map(({ id, title, groupTitle, ...stopped }) => ({
          id,
          title,
          groupTitle,
          stop: stopOf(stopped),
        })),
      })),
    })),
  }
}
