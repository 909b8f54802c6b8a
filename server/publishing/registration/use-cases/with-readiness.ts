import type { ReadinessFacts } from '@okolitsa/domain/sellers/readiness.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { ApplicationRow } from '../store/application.store.ts'

/** A seller's application with the facts about its completeness. */
export type Application = ApplicationRow & ReadinessFacts

export type ReadinessDeps = Deps<'products' | 'menus' | 'tours'>

/** A sufficient count: a catalogue is not counted to its end. */
const ENOUGH = 100

/** Adds the facts about what sellers sell. A product without photos does not count. */
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
