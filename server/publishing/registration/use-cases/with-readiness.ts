import type { ReadinessFacts } from '@okolitsa/domain/sellers/readiness.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { MenusService } from '../../../supply/menus/ports.ts'
import type { ProductsService } from '../../../supply/products/ports.ts'
import type { ToursService } from '../../../supply/tours/ports.ts'
import type { ApplicationRow } from '../store/application.store.ts'

/** A seller on its way to the marketplace with all that is known of what it lacks. */
export type Application = ApplicationRow & ReadinessFacts

export interface ReadinessDeps {
  readonly products: Pick<ProductsService, 'countPictured'>
  readonly menus: Pick<MenusService, 'listReadyKitchens'>
  readonly tours: Pick<ToursService, 'countLed'>
}

/** A count that is enough to know that there are some: nobody counts a catalogue here. */
const ENOUGH = 100

/** Adds to sellers what they sell. A product without photos shows no customer what they buy, and does not count. */
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
