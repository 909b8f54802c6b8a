import { type Executor, run } from '../db/client.ts'
import { FAN_OUT_JOB } from '../events/delivery.ts'

/**
 * Reschedules the jobs of delayed events by the shop's present clock, because existing jobs used the clock of an
 * earlier start. Needed only when a setting shifts the clock.
 */
export async function scheduleDelayedEvents(executor: Executor): Promise<void> {
  await run(
    executor,
    `select graphile_worker.add_job('${FAN_OUT_JOB}', json_build_object('id', id),
         run_at := machine_time(due_at), max_attempts := 12, job_key := 'outbox-' || id)
       from outbox where delivered_at is null and due_at is not null
        and not exists (select from event_delivery where event_id = outbox.id)`,
  )
}
