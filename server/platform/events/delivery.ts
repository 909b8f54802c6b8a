import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { causedBy } from '../db/cause.ts'
import { type Executor, run } from '../db/client.ts'
import type { EventMap, Subscriber } from './event.ts'

/** Job of an event, added by the outbox trigger: it delivers the event to its subscribers. */
export const FAN_OUT_JOB = 'deliver-outbox'
/** Job of one subscriber that is slow or has failed. */
export const DELIVERY_JOB = 'deliver-event'
/** Attempts of a delivery, with growing pauses over most of a day; then it is a dead letter. */
const MAX_ATTEMPTS = 12
/** First pause before a failed subscriber is retried, seconds; the job runner lengthens later ones. */
const RETRY_SECONDS = 3
/** Maximum length of a stored error message, characters. */
const MAX_OF_FAILURE = 500

/** SQL that adds the job of a delivery named by `event_id` and `subscriber`; a waiting or failed job is reset. */
const addDeliveryJob = `graphile_worker.add_job('${DELIVERY_JOB}',
  json_build_object('eventId', event_id, 'subscriber', subscriber),
  run_at := case when failure is not null then machine_time(shop_now() + interval '${RETRY_SECONDS} s') end,
  max_attempts := ${MAX_ATTEMPTS}, job_key := 'event-' || event_id || '-' || subscriber)`

export interface Delivery {
  readonly eventId: number
  readonly subscriber: string
}

export interface Deliveries {
  /**
   * Delivers an event to its subscribers one after another and records the deliveries. Slow and failed subscribers get
   * separate jobs. A repeated call has no further effect.
   * @returns failed subscribers with their errors
   */
  fanOut(eventId: number): Promise<ReadonlyMap<string, unknown>>
  /**
   * Delivers an event to one subscriber, unless it is delivered already. A failure is thrown; with `isLastTry` the
   * delivery becomes a dead letter.
   */
  deliver(delivery: Delivery, isLastTry?: boolean): Promise<void>
  /** Subscribers to which the event is not delivered, in the order of subscription. */
  waitingFor(eventId: number): Promise<string[]>
  /** Number of dead letters that have not succeeded since. */
  countDead(): Promise<number>
  /** Restarts the attempts of every dead letter. */
  retryDead(): Promise<void>
}

interface NewRow {
  readonly topic: string
  readonly payload: unknown
  readonly requestId: string | null
  /** Subscribers with a delivered event or a separate job. */
  readonly knownTo: readonly string[]
}

interface WaitingRow {
  readonly topic: string
  readonly payload: unknown
  readonly requestId: string | null
  /** False = the event is delivered to this subscriber, and only the event is not marked as done. */
  readonly isWaiting: boolean
}

export function createDeliveries(options: {
  executor: Executor
  events: EventMap
  subscribers: readonly Subscriber[]
}): Deliveries {
  const { executor, events } = options
  const byTopic = subscribersByTopic(events, options.subscribers)

  const fanOut: Deliveries['fanOut'] = async (eventId) => {
    const failures = new Map<string, unknown>()
    const [event] = await run<NewRow>(
      executor,
      `select topic, payload, request_id as "requestId", array(select subscriber from event_delivery where event_id = $1) as "knownTo"
         from outbox where id = $1 and delivered_at is null`,
      [eventId],
    )
    if (!event) return failures
    // the topic belongs to a newer release, or the trigger has a mistake; the event must not count as delivered
    if (!events.has(event.topic)) throw new Error(`no module declares the event ${event.topic}`)
    const waiting = [...(byTopic.get(event.topic)?.values() ?? [])].filter(({ name }) => !event.knownTo.includes(name))
    for (const { name, isSlow, handle } of waiting) {
      if (isSlow) continue
      await causedBy(event.requestId, () => handle(event.payload)).catch((error: unknown) => failures.set(name, error))
    }
    if (waiting.length === 0) await markIfDone(executor, eventId)
    else {
      const isDone = waiting.map(({ name, isSlow }) => !isSlow && !failures.has(name))
      const words = waiting.map(({ name }) => (failures.has(name) ? messageOf(failures.get(name)) : null))
      await noteTried(executor, eventId, { names: waiting.map(({ name }) => name), isDone, words })
    }
    return failures
  }

  const deliver: Deliveries['deliver'] = async ({ eventId, subscriber }, isLastTry = false) => {
    const [event] = await run<WaitingRow>(
      executor,
      `select topic, payload, request_id as "requestId", event_delivery.delivered_at is null as "isWaiting"
         from event_delivery join outbox on outbox.id = event_id
        where event_id = $1 and subscriber = $2 and outbox.delivered_at is null`,
      [eventId, subscriber],
    )
    if (!event) return
    if (event.isWaiting) {
      try {
        const found = byTopic.get(event.topic)?.get(subscriber)
        if (!found) throw new Error(`nobody subscribes to ${event.topic} as «${subscriber}»`)
        await causedBy(event.requestId, () => found.handle(event.payload))
      } catch (error) {
        await noteFailure(executor, { eventId, subscriber }, error, isLastTry)
        throw error
      }
      await run(
        executor,
        `update event_delivery set delivered_at = shop_now(), failure = null, dead_at = null
          where event_id = $1 and subscriber = $2 and delivered_at is null`,
        [eventId, subscriber],
      )
    }
    // a separate statement, so that the later of two deliveries that end concurrently sees both
    await markIfDone(executor, eventId)
  }

  return {
    fanOut,
    deliver,
    waitingFor: async (eventId) => {
      const rows = await run<{ topic: string; subscriber: string }>(
        executor,
        `select topic, subscriber from event_delivery join outbox on outbox.id = event_id
          where event_id = $1 and event_delivery.delivered_at is null`,
        [eventId],
      )
      const names = [...(byTopic.get(rows[0]?.topic ?? '')?.keys() ?? [])]
      return rows
        .map(({ subscriber }) => subscriber)
        .toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
    },
    countDead: () => countDead(executor),
    retryDead: () => retryDead(executor),
  }
}

/** Number of dead letters. */
export async function countDead(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    'select count(*) from event_delivery where dead_at is not null and delivered_at is null',
  )
  return row?.count ?? 0
}

function subscribersByTopic(
  events: EventMap,
  subscribers: readonly Subscriber[],
): ReadonlyMap<string, ReadonlyMap<string, Subscriber>> {
  const byTopic = new Map<string, Map<string, Subscriber>>()
  for (const subscriber of subscribers) {
    const { topic, name } = subscriber
    if (!events.has(topic)) throw new Error(`«${name}» subscribes to ${topic}, which no module declares`)
    const named = byTopic.get(topic) ?? new Map<string, Subscriber>()
    if (named.has(name)) throw new Error(`two subscribers of ${topic} are called «${name}»`)
    byTopic.set(topic, named.set(name, subscriber))
  }
  return byTopic
}

/** Records the subscribers with a delivered event or a separate job; completes an event that all subscribers have. */
async function noteTried(
  executor: Executor,
  eventId: number,
  tried: { readonly names: string[]; readonly isDone: boolean[]; readonly words: (string | null)[] },
): Promise<void> {
  await run(
    executor,
    `with tried as (
       insert into event_delivery (event_id, subscriber, delivered_at, failure)
       select $1, name, case when is_done then shop_now() end, words
         from unnest($2::text[], $3::boolean[], $4::text[]) as each (name, is_done, words)
       on conflict do nothing returning event_id, subscriber, delivered_at, failure
     ), ended as (
       update outbox set delivered_at = shop_now()
        where id = $1 and delivered_at is null and not (false = any ($3::boolean[]))
          and not exists (select from event_delivery where event_id = $1 and event_delivery.delivered_at is null))
     select ${addDeliveryJob} from tried where delivered_at is null`,
    [eventId, tried.names, tried.isDone, tried.words],
  )
}

async function markIfDone(executor: Executor, eventId: number): Promise<void> {
  await run(
    executor,
    `update outbox set delivered_at = shop_now() where id = $1 and delivered_at is null
        and not exists (select from event_delivery where event_id = $1 and event_delivery.delivered_at is null)`,
    [eventId],
  )
}

const messageOf = (error: unknown): string =>
  cutText(error instanceof Error ? error.message : String(error), MAX_OF_FAILURE)

/** Stores the error of a delivery. When the database is unavailable the error is lost, and the job is still retried. */
async function noteFailure(
  executor: Executor,
  { eventId, subscriber }: Delivery,
  error: unknown,
  isLastTry: boolean,
): Promise<void> {
  await run(
    executor,
    `update event_delivery set failure = $3, dead_at = case when $4 then shop_now() else dead_at end
      where event_id = $1 and subscriber = $2 and delivered_at is null`,
    [eventId, subscriber, messageOf(error), isLastTry],
  ).catch(() => {})
}

/**
 * Restarts events that are undelivered a day after they were due and have no attempts left, dead letters included. The
 * deliveries of waiting subscribers restart; an event without deliveries, or with all of them done but not marked as
 * done, is checked again.
 */
async function retryDead(executor: Executor): Promise<void> {
  await run(
    executor,
    `with late as (
       select id from outbox where delivered_at is null and greatest(created_at, due_at) < shop_now() - interval '1 day')
     select graphile_worker.add_job('${FAN_OUT_JOB}', json_build_object('id', id),
         max_attempts := ${MAX_ATTEMPTS}, job_key := 'outbox-' || id)
       from late where not exists (select from event_delivery where event_id = late.id and delivered_at is null)`,
  )
  await run(
    executor,
    `select ${addDeliveryJob} from event_delivery join outbox on outbox.id = event_id
      where event_delivery.delivered_at is null and outbox.delivered_at is null
        and (dead_at is not null or greatest(created_at, due_at) < shop_now() - interval '1 day')`,
  )
}

/**
 * Restarts the attempts of dead letters: of one, or of all. The job of a delivery has its own key, so that a repeated
 * call adds none.
 * @returns the restarted dead letters
 */
export async function reviveDead(
  executor: Executor,
  only: Delivery | null,
): Promise<{ eventId: number; subscriber: string; topic: string; failure: string | null }[]> {
  return run<{ eventId: number; subscriber: string; topic: string; failure: string | null }>(
    executor,
    `with revived as (
       update event_delivery set dead_at = null from outbox
        where outbox.id = event_id and dead_at is not null and event_delivery.delivered_at is null
          and ($1::bigint is null or event_id = $1 and subscriber = $2::text)
        returning event_id, subscriber, topic, failure
     ), added as (select ${addDeliveryJob} from revived)
     select event_id as "eventId", subscriber, topic, failure from revived where (select count(*) from added) >= 0`,
    [only?.eventId ?? null, only?.subscriber ?? null],
  )
}
