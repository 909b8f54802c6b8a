import { kopecks } from '@okolitsa/domain/money/money.ts'
import { knownTourCheck } from '@okolitsa/domain/tours/tour-check.ts'
import type { CheckedTour, ToursService } from '../ports.ts'
import { trustOf } from '../store/tour-check.store.ts'
import { listChecked } from '../store/tour-sheet.store.ts'

const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** Tours with their checks; a published tour without one is as the office knows it, and a draft is left out. */
export const checkedTours: ToursService['listChecked'] = async (executor, scope, asked) => {
  const tours = (await listChecked(executor, scope, asked)).filter(({ check, wasPublished }) => check || wasPublished)
  const organizers = [...new Set(tours.map(({ organizationId }) => organizationId))]
  const trust = new Map((await trustOf(executor, organizers, null)).map((one) => [one.organizationId, one]))
  return tours.map(({ id, slug, organizationId, isShown, check, live, sheet }): CheckedTour => {
    const { checked = 0, returned = 0 } = trust.get(organizationId) ?? {}
    const { waitsSince, returnedAt, ...known } = check ?? knownTourCheck(live, isShown)
    return {
      ...known,
      ...{ id, slug, organizationId, isShown, checked, returned },
      waitsSince: momentOf(waitsSince),
      returnedAt: momentOf(returnedAt),
      price: kopecks(Math.min(...sheet.prices.map(({ price }) => price))),
    }
  })
}
