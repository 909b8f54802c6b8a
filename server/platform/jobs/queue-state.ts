import { type Executor, run } from '../db/client.ts'

export interface QueueState {
  /** Jobs that run now. */
  readonly running: number
  /** Due jobs that no node has taken. */
  readonly waiting: number
  /** Time of the oldest of them. */
  readonly oldestAt: Date | null
  /** Jobs whose attempts are used up. */
  readonly failed: number
}

/** State of the job runner, by its public view. */
export async function queueState(executor: Executor): Promise<QueueState> {
  const [row] = await run<{ running: number; waiting: number; oldestAt: Date | null; failed: number }>(
    executor,
    `select count(*) filter (where locked_at is not null) as running,
       count(*) filter (where locked_at is null and run_at <= machine_time(shop_now()) and attempts < max_attempts) as waiting,
       min(run_at) filter (where locked_at is null and run_at <= machine_time(shop_now()) and attempts < max_attempts) as "oldestAt",
       count(*) filter (where attempts >= max_attempts) as failed
       from graphile_worker.jobs`,
  )
  return row ?? { running: 0, waiting: 0, oldestAt: null, failed: 0 }
}

export interface FailedJob {
  readonly id: number
  readonly task: string
  readonly error: string
  readonly at: Date
}

/** Jobs whose attempts are used up, except deliveries, which are dead letters; the newest first. */
export const listFailedJobs = (
  executor: Executor,
  { except, most }: { readonly except: readonly string[]; readonly most: number },
): Promise<FailedJob[]> =>
  run<{ id: number; task: string; error: string; at: Date }>(
    executor,
    `select id::int8 as id, task_identifier as task, coalesce(last_error, '') as error, updated_at as at
       from graphile_worker.jobs
      where attempts >= max_attempts and not task_identifier = any($1::text[]) order by updated_at desc limit $2`,
    [except, most],
  )

export interface WaitingTopic {
  readonly topic: string
  readonly waiting: number
  readonly oldestAt: Date
}

/** Due events that are not delivered to all subscribers, by topic; the topics with most events first. */
export const listWaitingTopics = (executor: Executor, most: number): Promise<WaitingTopic[]> =>
  run<{ topic: string; waiting: number; oldestAt: Date }>(
    executor,
    `select topic, count(*) as waiting, min(greatest(created_at, due_at)) as "oldestAt" from outbox
      where delivered_at is null and (due_at is null or due_at <= shop_now())
      group by topic order by waiting desc, topic limit $1`,
    [most],
  )
