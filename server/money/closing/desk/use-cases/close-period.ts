import { type ClosingObstacle, closingObstacles, type RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import { boundsOf, type Period } from '@okolitsa/domain/closing/period.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import { emit } from '../../../../platform/db/outbox.ts'
import { withLongTimeout } from '../../../../platform/db/with-long-timeout.ts'
import type { Deps } from '../../../../services.ts'
import { periodClosed } from '../../events.ts'
import { closePeriod, countOpenRuns, findClosed, findPeriod, lockPeriods, sumPeriod } from '../../store/period.store.ts'
import { type Comparison, comparePeriod } from '../store/comparison.store.ts'

export type CloseDeps = Deps<'database' | 'clock' | 'audit' | 'integrity'>

/** Runs of the check that are looked at: one may be under way. */
const RUNS = 5

/** Kinds of registers that the books of a period need and that are not imported. */
const unreadKinds = ({ lines, read }: Comparison): RegisterKind[] => [
  ...new Set(lines.flatMap(({ kind }) => (read.includes(kind) ? [] : [kind]))),
]

/** Obstacles to the closing of a period now. */
export async function obstaclesOf(
  deps: Pick<CloseDeps, 'clock' | 'integrity'>,
  executor: Executor,
  period: Period,
  comparison: Comparison,
): Promise<readonly ClosingObstacle[]> {
  const [, ends] = boundsOf(period)
  const [closed, runs, openRuns] = await Promise.all([
    findClosed(executor),
    deps.integrity.runs(executor, RUNS),
    countOpenRuns(executor, ends),
  ])
  const ended = runs.find(({ endedAt, problems }) => endedAt !== null && problems !== null)
  const checked = ended?.endedAt ? { endedAt: ended.endedAt, problems: ended.problems ?? 0 } : null
  const undecided = comparison.lines.reduce((sum, line) => sum + line.undecided, 0)
  const facts = { period, now: deps.clock(), closed, unread: unreadKinds(comparison), undecided, openRuns, checked }
  return closingObstacles(facts)
}

/**
 * Closes a period by one person. Entries wait meanwhile: a month of a million orders takes seconds, and postings are
 * background work. @throws Refusal PERIOD_NOT_READY
 */
export const closeMonth = (deps: CloseDeps, period: Period, by: number): Promise<void> =>
  withLongTimeout(deps.database.inTransaction, async (tx) => {
    await lockPeriods(tx)
    const known = await findPeriod(tx, period)
    // two presses at once close it once
    if (known?.state === 'closed') return
    const bounds = boundsOf(period)
    const obstacles = await obstaclesOf(deps, tx, period, await comparePeriod(tx, period, bounds, 0))
    if (obstacles.length > 0) throw new Refusal('PERIOD_NOT_READY', { obstacles: [...obstacles] })
    const { late: _, ...sums } = await sumPeriod(tx, period, bounds)
    await closePeriod(tx, { period, by, at: deps.clock(), sums })
    await deps.audit.record(tx, { kind: 'staff', staffId: by }, [
      {
        action: 'closePeriod',
        entity: 'accounting_period',
        entityId: period,
        organizationId: null,
        before: { state: known?.state ?? 'open' },
        after: { state: 'closed', entries: sums.entries },
      },
    ])
    await emit(tx, periodClosed({ period, by }))
  })
