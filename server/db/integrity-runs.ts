import { type Executor, run } from '../platform/db/client.ts'

/** Job of the check, nightly and when a person asks for it. */
export const CHECK_JOB = 'check-integrity'

export interface IntegrityRun {
  readonly id: number
  readonly askedAt: Date
  /** Null = the nightly check. */
  readonly askedBy: number | null
  /** Null = it waits for the job runner. */
  readonly startedAt: Date | null
  /** Null = it runs. */
  readonly endedAt: Date | null
  /** Number of problems; null = it has not ended, or failed. */
  readonly problems: number | null
  /** The first problems, in words. */
  readonly findings: readonly string[]
  readonly failure: string | null
}

const COLUMNS = `id, asked_at as "askedAt", asked_by as "askedBy", started_at as "startedAt", ended_at as "endedAt",
  problems, findings, failure`

/** The newest runs first. */
export const listRuns = (executor: Executor, most: number): Promise<IntegrityRun[]> =>
  run<IntegrityRun>(executor, `select ${COLUMNS} from integrity_run order by id desc limit $1`, [most])

/** Asks for a run, unless one waits or runs; the job is added in the same transaction. Null = there was one. */
export async function askForRun(
  tx: Executor,
  asked: { readonly by: number; readonly at: Date },
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into integrity_run (asked_at, asked_by) values ($1, $2)
     on conflict ((true)) where ended_at is null do nothing returning id`,
    [asked.at, asked.by],
  )
  if (!row) return null
  await run(tx, `select graphile_worker.add_job('${CHECK_JOB}', job_key := 'integrity-asked')`)
  return row.id
}

/** The open run, marked as started; a run of a node that ended meanwhile is taken over. */
export async function startRun(executor: Executor, at: Date): Promise<number> {
  const [row] = await run<{ id: number }>(
    executor,
    `insert into integrity_run (asked_at, started_at) values ($1, $1)
     on conflict ((true)) where ended_at is null do update set started_at = excluded.started_at returning id`,
    [at],
  )
  return row?.id ?? 0
}

export async function endRun(
  executor: Executor,
  id: number,
  result: {
    readonly at: Date
    readonly problems: number | null
    readonly findings: readonly string[]
    readonly failure: string | null
  },
): Promise<void> {
  await run(
    executor,
    'update integrity_run set ended_at = $2, problems = $3, findings = $4, failure = $5 where id = $1',
    [id, result.at, result.problems, result.findings, result.failure],
  )
}

/** Forgets old runs. */
export async function forgetRuns(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from integrity_run where ended_at < $1', [before])
}
