import { type Executor, run } from '../db/client.ts'
import { DELIVERY_JOB, FAN_OUT_JOB } from '../events/delivery.ts'

/** Time after which a process that still has an event is considered dead, minutes; far longer than any delivery. */
const DEAD_AFTER_MINUTES = 5

/**
 * Releases the events that a dead node was delivering to other nodes; the job runner itself would wait four hours. If
 * the worker is alive after all, the repeated delivery is safe, because subscribers are idempotent.
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
