import { type Executor, run } from '../db/client.ts'
import { DELIVERY_JOB, FAN_OUT_JOB } from '../events/delivery.ts'

/** Far longer than any delivery: a process that holds an event for so long has died. */
const DEAD_AFTER_MINUTES = 5

/**
 * Gives other nodes the events that a dead node was delivering; the job runner itself would wait four hours. Safe when
 * the worker lives after all, because subscribers are safe to repeat.
 */
export async function freeAbandonedDeliveries(executor: Executor): Promise<void> {
  await run(
    executor,
    `select graphile_worker.force_unlock_workers(workers) from (
       select array_agg(distinct locked_by) as workers from graphile_worker.jobs
        where task_identifier = any ($2) and locked_at < now() - make_interval(mins => $1)) as dead
      where workers is not null`,
    [DEAD_AFTER_MINUTES, [FAN_OUT_JOB, DELIVERY_JOB]],
  )
}
