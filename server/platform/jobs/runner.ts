import { type CronItem, Logger as GraphileLogger, parseCronItems, type Runner, run as runWorker } from 'graphile-worker'
import type { Logger } from 'pino'
import { type Database, type Executor, run } from '../db/client.ts'

/** Carries one event on; must be safe to repeat. Throwing means «try again later» with back-off. */
export type Listener = (payload: Readonly<Record<string, unknown>>) => Promise<void>
/** Topic → everyone who listens. */
export type Listeners = Readonly<Record<string, readonly Listener[]>>

/** A task repeated by a cron pattern (UTC); one node runs it at a time. */
export interface PeriodicTask {
  readonly name: string
  /** Five fields, e.g. `* * * * *`. */
  readonly cron: string
  run(): Promise<void>
}

/** Delivered events are kept this long for whoever asks what happened, days. */
const OUTBOX_DAYS = 30

interface OutboxRow {
  topic: string
  payload: Record<string, unknown>
}

/** Starts the job runner: outbox delivery and periodic tasks. Stop it with `stop()`; running jobs finish first. */
export async function startJobs(options: {
  database: Database
  listeners: Listeners
  periodic: readonly PeriodicTask[]
  log: Logger
  concurrency?: number
}): Promise<{ stop(): Promise<void> }> {
  const { database, listeners, log } = options
  const periodic: readonly PeriodicTask[] = [
    ...options.periodic,
    { name: 'forget-delivered-events', cron: '40 0 * * *', run: () => forgetDelivered(database.executor) },
  ]
  const crontab: CronItem[] = periodic.map((task) => ({
    task: task.name,
    match: task.cron,
    options: { backfillPeriod: 0 },
  }))
  const runner: Runner = await runWorker({
    pgPool: database.pool,
    concurrency: options.concurrency ?? 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(crontab),
    logger: new GraphileLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ message }, 'jobs')
    }),
    taskList: {
      'deliver-outbox': async (payload) => {
        const { id } = payload as { id: number }
        const [event] = await run<OutboxRow>(
          database.executor,
          'select topic, payload from outbox where id = $1 and delivered_at is null',
          [id],
        )
        if (!event) return
        for (const listener of listeners[event.topic] ?? []) await listener(event.payload)
        await run(database.executor, 'update outbox set delivered_at = now() where id = $1', [id])
      },
      ...Object.fromEntries(periodic.map((task) => [task.name, () => task.run()])),
    },
  })
  return { stop: () => runner.stop() }
}

async function forgetDelivered(executor: Executor): Promise<void> {
  await run(executor, 'delete from outbox where delivered_at < now() - make_interval(days => $1)', [OUTBOX_DAYS])
}
