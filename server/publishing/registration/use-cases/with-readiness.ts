import type { ReadinessFacts } from '@okolitsa/domain/sellers/readiness.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { ApplicationRow } from '../store/application.store.ts'

/** A seller's application with all facts about its completeness. */
export type Application = ApplicationRow & ReadinessFacts

export type ReadinessDeps = Deps<'products' | 'menus' | 'tours'>

/** Maximum count of products: only whether there are any is used. */
const ENOUGH = 100

/**
 * Adds the facts about products, kitchens and tours. A product without photos has the picture of its category, which is
 * not counted.
 */
export async function withReadiness(
  { products, menus, tours }: ReadinessDeps,
  executor: Executor,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const idsOf = (isAsked: (row: ApplicationRow) => boolean) =>
    rows.filter(isAsked).map(({ organizationId }) => organizationId)
  const restaurants = idsOf(({ type }) => type === 'restaurant')
  const leaders = idsOf(({ type }) => type === 'tour_operator')
  const sellers = idsOf(({ type }) => type !== 'tour_operator')
  const kitchens = restaurants.length > 0 ? await menus.listReadyKitchens(executor, restaurants) : new Set()
  const led = leaders.length > 0 ? await tours.countLed(executor, leaders, ENOUGH) : new Map<number, number>()
  const pictured =
    sellers.length > 0 ? await products.countPictured(executor, sellers, ENOUGH) : new Map<number, number>()
  return rows.map((row) => ({
    ...row,
    hasKitchen: kitchens.has(row.organizationId),
    goods: (row.type === 'tour_operator' ? led : pictured).get(row.organizationId) ?? 0,
  }))
}
