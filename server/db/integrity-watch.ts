import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { type Database, run } from '../platform/db/client.ts'
import { withLongTimeout } from '../platform/db/with-long-timeout.ts'
import type { PeriodicTask } from '../platform/jobs/work.ts'
import { INTEGRITY_SQL } from './check-integrity.ts'
import { CHECK_JOB, endRun, forgetRuns, startRun } from './integrity-runs.ts'

/** Maximum problems logged and stored per check; `npm run check:integrity` lists all of them. */
const MAX_LISTED = 20
/** Retention of runs, days. */
const RUN_DAYS = 90
const DAY_MS = 86_400_000

export interface IntegrityWatch {
  readonly task: PeriodicTask
  /** Number of problems found by this node's last check; null = another node checked, or no check has run yet. */
  problems(): number | null
}

/**
 * Checks the integrity of money, stock and the audit trail every night and when it is asked for: problems are logged as
 * errors, stored with the run, and counted for Prometheus.
 */
export function createIntegrityWatch(deps: {
  database: Pick<Database, 'inTransaction' | 'executor'>
  clock: Clock
  /** Runs before the check and writes the ledger entries and receipts of undelivered events. */
  catchUp: () => Promise<void>
  log: { error(facts: object, message: string): void }
}): IntegrityWatch {
  const { database, clock } = deps
  let problems: number | null = null

  const check = async () => {
    const rows = await withLongTimeout(database.inTransaction, (tx) =>
      run<{ problem: string | null }>(tx, INTEGRITY_SQL),
    )
    problems = rows.length
    const first = rows.slice(0, MAX_LISTED).map(({ problem }) => problem ?? '')
    if (problems > 0) deps.log.error({ problems, first }, 'the books do not add up')
    return { problems: rows.length, findings: first, failure: null }
  }

  return {
    problems: () => problems,
    task: {
      name: CHECK_JOB,
      cron: '17 1 * * *',
      run: async () => {
        await forgetRuns(database.executor, new Date(clock().getTime() - RUN_DAYS * DAY_MS))
        const id = await startRun(database.executor, clock())
        // if this fails, the check reports the missing entries
        await deps.catchUp().catch((error: unknown) => deps.log.error({ err: error }, 'the books were not caught up'))
        try {
          await endRun(database.executor, id, { at: clock(), ...(await check()) })
        } catch (error) {
          const failure = error instanceof Error ? error.message : String(error)
          await endRun(database.executor, id, { at: clock(), problems: null, findings: [], failure })
          throw error
        }
      },
    },
  }
}
