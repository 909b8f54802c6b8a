import { type Database, type Executor, run } from '../db/client.ts'
import { createDeliveries, type Delivery } from '../events/delivery.ts'
import type { EventMap, Subscriber } from '../events/event.ts'
import { forgetCallKeys } from '../http/made-once.ts'
import { freeAbandonedDeliveries } from './abandoned-deliveries.ts'

/** A task repeated by a cron pattern (UTC); one node runs it at a time. */
export interface PeriodicTask {
  readonly name: string
  readonly cron: string
  /** Also run by every node at this interval, ms; the task then takes a lock of its own. Absent = by the pattern only. */
  readonly everyMs?: number
  /** A number = deleted rows, which are stored with the time of the run. */
  run(): Promise<unknown>
}

/** Background work: delivery of events, periodic tasks. The job runner does it; tests call it directly. */
export interface Work {
  readonly periodic: readonly PeriodicTask[]
  /** Runs the job of an event; slow and failed subscribers get separate jobs. */
  fanOut(eventId: number): Promise<void>
  /** Runs the job of a subscriber; `isLastTry` = a failure becomes a dead letter. */
  deliverTo(delivery: Delivery, isLastTry: boolean): Promise<void>
  /** Delivers one event to all subscribers without jobs; a failing subscriber does not stop the others. For tests. */
  deliver(eventId: number): Promise<void>
  /** Delivers due events and events caused by them until none is due; throws the first failure. For tests. */
  deliverDue(now: Date): Promise<void>
  /** Runs every periodic task once, in order. */
  runPeriodic(): Promise<void>
  /** Number of events undelivered an hour after they were due; more than zero needs attention. */
  countOverdue(): Promise<number>
  /** Number of dead letters; more than zero needs attention. */
  countDead(): Promise<number>
}

/** Retention of delivered events and their deliveries for investigation, days. */
const OUTBOX_DAYS = 30

export function createWork(options: {
  database: Pick<Database, 'executor'>
  events: EventMap
  subscribers: readonly Subscriber[]
  periodic: readonly PeriodicTask[]
}): Work {
  const { executor } = options.database
  const deliveries = createDeliveries({ executor, events: options.events, subscribers: options.subscribers })
  const tasks: readonly PeriodicTask[] = [
    ...options.periodic,
    { name: 'free-abandoned-deliveries', cron: '* * * * *', run: () => freeAbandonedDeliveries(executor) },
    { name: 'try-given-up-events-again', cron: '30 0 * * *', run: deliveries.retryDead },
    { name: 'forget-call-keys', cron: '50 0 * * *', run: () => forgetCallKeys(executor) },
    { name: 'forget-delivered-events', cron: '40 0 * * *', run: () => forgetDelivered(executor) },
  ]
  const periodic = tasks.map((task) => ({ ...task, run: () => recorded(executor, task) }))

  const deliver: Work['deliver'] = async (eventId) => {
    const failed = await deliveries.fanOut(eventId)
    const failures = [...failed.values()]
    const waiting = await deliveries.waitingFor(eventId)
    for (const subscriber of waiting.filter((name) => !failed.has(name))) {
      await deliveries.deliver({ eventId, subscriber }).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw failures[0]
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
    fanOut: async (eventId) => {
      await deliveries.fanOut(eventId)
    },
    deliverTo: deliveries.deliver,
    deliver,
    deliverDue,
    runPeriodic: async () => {
      for (const task of periodic) await task.run()
    },
    countOverdue: () => countOverdue(executor),
    countDead: deliveries.countDead,
  }
}

/** Number of events undelivered an hour after they were due. */
export async function countOverdue(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) from outbox
      where delivered_at is null and greatest(created_at, due_at) < shop_now() - interval '1 hour'`,
  )
  return row?.count ?? 0
}

async function forgetDelivered(executor: Executor): Promise<void> {
  await run(executor, 'delete from outbox where delivered_at < shop_now() - make_interval(days => $1)', [OUTBOX_DAYS])
}

/** Runs a task, and stores the run when it deletes rows by age. */
async function recorded(executor: Executor, task: PeriodicTask): Promise<void> {
  const rows = await task.run()
  if (typeof rows !== 'number') return
  await run(
    executor,
    `insert into retention_run (task, ran_at, rows) values ($1, shop_now(), $2)
     on conflict (task) do update set ran_at = shop_now(), rows = $2`,
    [task.name, rows],
  )
}

/** Last runs of tasks that delete data by age. */
export const listRetentionRuns = (executor: Executor): Promise<{ task: string; ranAt: Date; rows: number }[]> =>
  run(executor, 'select task, ran_at as "ranAt", rows from retention_run order by task')
