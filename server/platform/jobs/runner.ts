import { EventEmitter } from 'node:events'
import {
  type CronItem,
  Logger as GraphileLogger,
  parseCronItems,
  type Runner,
  run as runWorker,
  type WorkerEvents,
} from 'graphile-worker'
import type { Logger } from 'pino'
import type { Database } from '../db/client.ts'
import { DELIVERY_JOB, type Delivery, FAN_OUT_JOB } from '../events/delivery.ts'
import { createHeartbeat } from './heartbeat.ts'
import type { PeriodicTask, Work } from './work.ts'

/** Pauses before a failed runner is restarted, ms. */
const RESTART_MS = [1_000, 2_000, 5_000, 15_000, 30_000]

/** Runs a task with an interval until the returned function has stopped it; a failure is logged. */
function repeat({ name, everyMs, run }: PeriodicTask, log: Logger): () => Promise<void> {
  if (everyMs === undefined) return async () => {}
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const next = () => {
    if (!isStopped) timer = setTimeout(tick, everyMs).unref()
  }
  const tick = () => {
    running = run()
      .catch((error: unknown) => log.warn({ err: error, task: name }, 'a repeated task failed'))
      .then(next)
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

/** Starts the job runner: outbox delivery and periodic tasks. Stop it with `stop()`; running jobs finish first. */
export async function startJobs(options: {
  database: Pick<Database, 'sessions'>
  work: Work
  /** False = events only; the caller runs periodic tasks. */
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
  const repeated = hasPeriodic ? work.periodic.map((task) => repeat(task, log)) : []
  const heartbeat = createHeartbeat({ pool: database.sessions, log })
  const events = new EventEmitter() as WorkerEvents
  events.on('job:failed', ({ job, error }) => {
    log.error({ err: error, task: job.task_identifier, payload: job.payload }, 'a job was given up')
  })
  // jobs contain the name of the worker pool that took them
  events.on('pool:create', ({ workerPool }) => heartbeat.answerFor(workerPool.id))

  let runner: Runner | null = null
  let isStopped = false
  let failures = 0
  let restart: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const opened = await runWorker({
      pgPool: database.sessions,
      concurrency: options.concurrency ?? 4,
      pollInterval: 1_000,
      noHandleSignals: true,
      parsedCronItems: parseCronItems(crontab),
      events,
      // results are written in batches with retries and logged failures; otherwise a lost connection would be an
      // unhandled rejection
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new GraphileLogger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn({ message }, 'jobs')
      }),
      taskList: {
        [FAN_OUT_JOB]: (payload) => work.fanOut((payload as { id: number }).id),
        [DELIVERY_JOB]: (payload, { job }) => work.deliverTo(payload as Delivery, job.attempts >= job.max_attempts),
        ...Object.fromEntries(work.periodic.map((task) => [task.name, async () => void (await task.run())])),
      },
    })
    runner = opened
    const bornAt = performance.now()
    const again = (reason: unknown) => {
      if (isStopped) return
      // a runner that worked for a while has not failed repeatedly
      if (performance.now() - bornAt > 60_000) failures = 0
      log.error({ err: reason }, 'the job runner ended; it is started again')
      openAgain()
    }
    opened.promise.then(again, again)
  }

  /** Restarts the runner; jobs of the ended pool are released when its successor has another name. */
  function openAgain(): void {
    const wait = RESTART_MS[Math.min(failures, RESTART_MS.length - 1)]
    failures += 1
    restart = setTimeout(() => {
      if (isStopped) return
      open().catch((error: unknown) => {
        log.error({ err: error }, 'the job runner did not start')
        openAgain()
      })
    }, wait)
    restart.unref()
  }

  await open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(restart)
      await Promise.all(repeated.map((stop) => stop()))
      // the runner may have stopped already
      await runner?.stop().catch(() => {})
      await heartbeat.stop()
    },
  }
}
