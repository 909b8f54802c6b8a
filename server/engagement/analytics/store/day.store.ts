import type { DayOfStep } from '@okolitsa/contracts/analytics/analytics-desk.endpoints.ts'
import { FUNNEL } from '@okolitsa/domain/analytics/event-kinds.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Recounts the days from the given one on; counts of earlier days are final. */
export async function recountDays(tx: Executor, from: IsoDate): Promise<void> {
  // serializes concurrent recounts by several nodes
  await run(tx, "select pg_advisory_xact_lock(hashtext('analytics_day'))")
  await run(tx, 'delete from analytics_day where day >= $1', [from])
  await run(
    tx,
    `insert into analytics_day (day, kind, times, devices)
     select (at at time zone 'Europe/Moscow')::date, kind, count(*), count(distinct device_id)
     from analytics_event
     where at >= $1::date::timestamp at time zone 'Europe/Moscow'
     group by 1, 2`,
    [from],
  )
}

/** Steps of the funnel from a day on, the latest day first. */
export async function listFunnelDays(executor: Executor, from: IsoDate): Promise<DayOfStep[]> {
  return run<DayOfStep>(
    executor,
    `select day::text, kind as step, times, devices from analytics_day
      where day >= $1 and kind = any($2) order by day desc, array_position($2::text[], kind)`,
    [from, FUNNEL],
  )
}
