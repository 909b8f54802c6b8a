import { CONSENT_KINDS } from '@okolitsa/domain/analytics/event-kinds.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { ACTION_DAYS, CONSENT_DAYS } from '../policy.ts'

export interface AnalyticsEvent {
  readonly kind: string
  /** Id chosen by the client; a repeated event with it is ignored. */
  readonly eventId?: string | undefined
  readonly customerId?: number | null
  readonly deviceId?: string | null
  readonly payload: Readonly<Record<string, unknown>>
  readonly at: Date
}

/** Stores events, ignoring those already stored. */
export async function insertEvents(executor: Executor, events: readonly AnalyticsEvent[]): Promise<void> {
  const rows = events.map(({ kind, eventId, customerId, deviceId, payload, at }) => ({
    kind,
    event_id: eventId ?? null,
    customer_id: customerId ?? null,
    device_id: deviceId ?? null,
    payload,
    at,
  }))
  await run(
    executor,
    `insert into analytics_event (kind, event_id, customer_id, device_id, payload, at)
     select kind, event_id, customer_id, device_id, payload, at
     from jsonb_to_recordset($1::jsonb) as told
       (kind text, event_id text, customer_id int, device_id text, payload jsonb, at timestamptz)
     on conflict (event_id) where event_id is not null do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Deletes expired events, using the index of kinds. */
export async function forgetOld(executor: Executor, now: Date): Promise<void> {
  await run(
    executor,
    `delete from analytics_event
      where (kind = any($4) and at < $1::timestamptz - make_interval(days => $2))
         or (kind <> all($4) and at < $1::timestamptz - make_interval(days => $3))`,
    [now, CONSENT_DAYS, ACTION_DAYS, CONSENT_KINDS],
  )
}
