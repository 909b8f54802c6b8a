import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const LONGEST_MS = 180_000

/** Waits until no job is due, so that work of one slice does not run in the next. */
export async function drainJobs(database: pg.Client): Promise<void> {
  const endsAt = Date.now() + LONGEST_MS
  for (;;) {
    const { rows } = await database.query<{ isDue: boolean }>(
      `select exists (select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as "isDue"`,
    )
    if (!rows[0]?.isDue) return
    if (Date.now() > endsAt) throw new Error('jobs are still due after three minutes')
    await sleep(50)
  }
}
