import { type Database, run } from '../platform/db/client.ts'
import { withLongTimeout } from '../platform/db/with-long-timeout.ts'
import type { PeriodicTask } from '../platform/jobs/work.ts'
import { INTEGRITY_SQL } from './check-integrity.ts'

/** Maximum problems logged per check; `npm run check:integrity` lists all of them. */
const MAX_LOGGED = 20

export interface IntegrityWatch {
  readonly task: PeriodicTask
  /** Number of problems found by this node's last check; null = another node checked, or no check has run yet. */
  problems(): number | null
}

/** Checks the integrity of money and stock every night: problems are logged as errors and counted for Prometheus. */
export function createIntegrityWatch(deps: {
  database: Pick<Database, 'inTransaction'>
  /** Runs before the check and writes the ledger entries and receipts of undelivered events. */
  catchUp: () => Promise<void>
  log: { error(facts: object, message: string): void }
}): IntegrityWatch {
  let problems: number | null = null
  return {
    problems: () => problems,
    task: {
      name: 'check-integrity',
      cron: '17 1 * * *',
      run: async () => {
        // if this fails, the check reports the missing entries
        await deps.catchUp().catch((error: unknown) => deps.log.error({ err: error }, 'the books were not caught up'))
        const rows = await withLongTimeout(deps.database.inTransaction, (tx) =>
          run<{ problem: string | null }>(tx, INTEGRITY_SQL),
        )
        problems = rows.length
        if (problems === 0) return
        const first = rows.slice(0, MAX_LOGGED).map(({ problem }) => problem)
        deps.log.error({ problems, first }, 'the books do not add up')
      },
    },
  }
}
