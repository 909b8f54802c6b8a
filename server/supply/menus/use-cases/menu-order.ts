import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { listSections, lockDishesOf, saveDishOrder } from '../store/section.store.ts'
import { aboutRestaurant, type MenuDeps, takeRestaurant } from './menu-deps.ts'

/**
 * Sets the order of a section's dishes; dishes missing from the list (added by a colleague meanwhile) follow in their
 * order. Refuses NOT_FOUND for an unknown section or dish.
 */
export async function orderDishes(
  deps: MenuDeps,
  tx: Executor,
  author: Author,
  { organizationId, sectionId }: { readonly organizationId: number; readonly sectionId: number },
  dishIds: readonly number[],
): Promise<void> {
  await takeRestaurant(deps, tx, organizationId)
  const sections = await listSections(tx, organizationId)
  const before = await lockDishesOf(tx, organizationId, sectionId)
  const named = new Set(dishIds)
  const isKnown = sections.some(({ id }) => id === sectionId) && dishIds.every((id) => before.includes(id))
  if (!isKnown || named.size < dishIds.length) throw new Refusal('NOT_FOUND')
  const after = [...dishIds, ...before.filter((id) => !named.has(id))]
  await saveDishOrder(tx, organizationId, after)
  await deps.audit.record(tx, author, [
    {
      ...aboutRestaurant('orderDishes', organizationId),
      before: { dishes: before },
      after: { dishes: after },
    },
  ])
}
