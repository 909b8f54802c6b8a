import { type CronItem, Logger as GraphileLogger, parseCronItems, type Runner, run as runWorker } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import type { Work } from './work.ts'

/** Starts the job runner: outbox delivery and periodic tasks. Stop it with `stop()`; running jobs finish first. */
export async function startJobs(options: {
  database: Pick<Database, 'pool'>
  work: Work
  /** False: events only; periodic tasks are run by hand. */
  hasPeriodic?: boolean
  log: Logger
  concurrency?: number
}): Promise<{ stop(): Promise<void> }> {
  const { database, work, log, hasPeriodic = true } = options
  const crontab: CronItem[] = (hasPeriodic ? work.periodic : []).map((task) => ({
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
      'deliver-outbox': (payload) => work.deliver((payload as { id: number }).id),
      ...Object.fromEntries(work.periodic.map((task) => [task.name, () => task.run()])),
    },
  })
  runner.events.on('job:failed', ({ job, error }) => {
    log.error({ err: error, task: job.task_identifier, payload: job.payload }, 'a job was given up')
  })
  return { stop: () => runner.stop() }
}
