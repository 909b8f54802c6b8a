import type { OwnPapers } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { daysOfPeriod, lastMonthOf } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { PaperDeps } from '../paper-deps.ts'
import { listFormed } from '../store/paper.store.ts'
import { entriesOf } from './write-papers.ts'

/** The latest ended month of a seller without papers of it, and why; null = they are there. */
export async function latestMonth(
  { database: { executor }, clock, closing, statements }: PaperDeps,
  organizationId: number,
): Promise<OwnPapers['latest']> {
  const period = lastMonthOf(dayIn(SHOP_TIME_ZONE, clock()))
  const [formed, closedAt] = await Promise.all([
    listFormed(executor, period, [organizationId]),
    closing.closedSince(executor, period),
  ])
  if (formed.length > 0) return null
  if (closedAt === null) return { period, state: 'open' }
  const entries = entriesOf({ key: period, period: daysOfPeriod(period) })
  const moved = await statements.sellersOf(executor, { ...entries, most: 1, among: [organizationId] })
  return { period, state: moved.length > 0 ? 'forming' : 'nothing' }
}
