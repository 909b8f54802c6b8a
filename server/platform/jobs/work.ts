import { type Database, type Executor, run } from '../db/client.ts'
import { freeAbandonedDeliveries } from './abandoned-deliveries.ts'

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

/** Work done behind the requests: events carried on, tasks repeated. The job runner does it; tests do it by hand. */
export interface Work {
  readonly periodic: readonly PeriodicTask[]
  /** Carries one event on to everyone who listens, unless that was done; one who fails keeps it from nobody else. */
  deliver(eventId: number): Promise<void>
  /** Carries on what is due, and what that makes happen, until nothing is due; the first failure is thrown. */
  deliverDue(now: Date): Promise<void>
  /** Runs every periodic task once, in their order. */
  runPeriodic(): Promise<void>
  /** How many events are still not delivered an hour after they were due; above nothing, somebody should look. */
  countOverdue(): Promise<number>
}

/** Delivered events are kept this long for whoever asks what happened, days. */
const OUTBOX_DAYS = 30

interface OutboxRow {
  topic: string
  payload: Record<string, unknown>
}

export function createWork(options: {
  database: Pick<Database, 'executor'>
  listeners: Listeners
  periodic: readonly PeriodicTask[]
}): Work {
  const { listeners } = options
  const { executor } = options.database
  const periodic: readonly PeriodicTask[] = [
    ...options.periodic,
    { name: 'free-abandoned-deliveries', cron: '* * * * *', run: () => freeAbandonedDeliveries(executor) },
    { name: 'try-given-up-events-again', cron: '30 0 * * *', run: () => tryAgain(executor) },
    { name: 'forget-delivered-events', cron: '40 0 * * *', run: () => forgetDelivered(executor) },
  ]

  const deliver: Work['deliver'] = async (id) => {
    const [event] = await run<OutboxRow>(
      executor,
      'select topic, payload from outbox where id = $1 and delivered_at is null',
      [id],
    )
    if (!event) return
    const failures: unknown[] = []
    for (const listener of listeners[event.topic] ?? []) {
      await listener(event.payload).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
    await run(executor, 'update outbox set delivered_at = shop_now() where id = $1', [id])
  }

  const deliverDue: Work['deliverDue'] = async (now) => {
    for (;;) {
      const due = await run<{ id: number }>(
        executor,
        'select id from outbox where delivered_at is null and (due_at is null or due_at <= $1) order by id',
        [now],
      )
      if (due.length === 0) return
      for (const { id } of due) await deliver(id)
    }
  }

  return {
    periodic,
    deliver,
    deliverDue,
    runPeriodic: async () => {
      for (const task of periodic) await task.run()
    },
    countOverdue: () => countOverdue(executor),
  }
}

async function countOverdue(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) from outbox
      where delivered_at is null and greatest(created_at, due_at) < shop_now() - interval '1 hour'`,
  )
  return row?.count ?? 0
}

/** The job runner gives an event up after most of a day; it gets a new job every night until it is delivered. */
async function tryAgain(executor: Executor): Promise<void> {
  await run(
    executor,
    `select graphile_worker.add_job('deliver-outbox', json_build_object('id', id),
         max_attempts := 12, job_key := 'outbox-' || id)
       from outbox where delivered_at is null and greatest(created_at, due_at) < shop_now() - interval '1 day'`,
  )
}

async function forgetDelivered(executor: Executor): Promise<void> {
  await run(executor, 'delete from outbox where delivered_at < shop_now() - make_interval(days => $1)', [OUTBOX_DAYS])
}
