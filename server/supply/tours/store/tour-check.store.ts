import { RETURN_COUNTS_DAYS, type ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type { TourCheck } from '@okolitsa/domain/tours/tour-check.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { TourRef } from '../ports.ts'

/** Maximum tours of an organizer that are counted for its trust. */
const MOST_COUNTED = 100

/** Facts about an organizer for the rule of checks. */
export interface TourTrust {
  readonly organizationId: number
  readonly checked: number
  readonly returned: number
}

/** Published tours that the office knows, and those returned lately, by organizer; `but` is not counted. */
export const trustOf = (
  executor: Executor,
  organizationIds: readonly number[],
  but: number | null,
): Promise<TourTrust[]> =>
  run<TourTrust>(
    executor,
    `select asked.id as "organizationId",
       (select count(*)::int from (select from tour left join tour_check on tour_check.tour_id = tour.id
          where tour.organization_id = asked.id and tour.id is distinct from $2::int and published_at is not null
            and coalesce(state, 'accepted') = 'accepted' limit ${MOST_COUNTED}) as known) as checked,
       (select count(*)::int from tour_check where tour_check.organization_id = asked.id
          and returned_at > shop_now() - interval '${RETURN_COUNTS_DAYS} days') as returned
       from unnest($1::int[]) as asked (id)`,
    [organizationIds, but],
  )

/** Number of tours that wait, at most `most`. */
export async function countWaiting(executor: Executor, most: number): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from (select from tour_check where state = 'waiting' limit $1) as waiting`,
    [most],
  )
  return row?.count ?? 0
}

/** Stores a check after a save; a tour that already waits keeps its place in the queue. */
export async function saveTourCheck(tx: Executor, { tourId, organizationId }: TourRef, check: TourCheck) {
  await run(
    tx,
    `insert into tour_check (tour_id, organization_id, state, "time", version, accepted, proposed, is_wanted, waits_since)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, case when $3 = 'waiting' then shop_now() end)
     on conflict (tour_id) do update set state = excluded.state, "time" = excluded."time", version = excluded.version,
       accepted = excluded.accepted, proposed = excluded.proposed, is_wanted = excluded.is_wanted, previous = null,
       waits_since = case when excluded.state = 'waiting' then coalesce(tour_check.waits_since, shop_now()) end`,
    [
      tourId,
      organizationId,
      check.state,
      check.time,
      check.version,
      check.accepted && JSON.stringify(check.accepted),
      JSON.stringify(check.proposed),
      check.isWanted,
    ],
  )
}

export async function saveTourDecision(
  tx: Executor,
  tourId: number,
  { state, accepted }: Pick<TourCheck, 'state' | 'accepted'>,
  decision: {
    readonly staffId: number
    readonly now: Date
    readonly reason: ReturnReason | null
    readonly message: string
  },
): Promise<void> {
  await run(
    tx,
    `update tour_check set previous = to_jsonb(tour_check) - 'previous', state = $2, accepted = $3::jsonb, waits_since = null,
       reason = $4, message = $5, returned_at = case when $2 = 'accepted' then returned_at else $6::timestamptz end,
       decided_at = $6::timestamptz, decided_by = $7 where tour_id = $1`,
    [
      tourId,
      state,
      accepted && JSON.stringify(accepted),
      decision.reason,
      decision.message,
      decision.now,
      decision.staffId,
    ],
  )
}

/** Takes the person's own decision since a moment back; false = there is none. */
export async function restoreTourCheck(tx: Executor, tourId: number, staffId: number, since: Date): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `update tour_check set state = before.state, accepted = before.accepted, waits_since = before.waits_since,
       returned_at = before.returned_at, reason = before.reason, message = before.message, decided_at = null,
       decided_by = null, previous = null
       from tour_check as decided cross join lateral jsonb_populate_record(null::tour_check, decided.previous) as before
      where decided.tour_id = $1 and tour_check.tour_id = decided.tour_id and decided.previous is not null
        and decided.decided_by = $2 and decided.decided_at > $3
     returning tour_check.tour_id as id`,
    [tourId, staffId, since],
  )
  return rows.length > 0
}

/** A decision that its organizer is notified of; null = it was taken back, or the tour was accepted. */
export async function findStandingOfTour(
  executor: Executor,
  { tourId, decidedAt }: { readonly tourId: number; readonly decidedAt: Date },
): Promise<{ organizationId: number; title: string; state: 'returned' | 'hidden' } | null> {
  const [row] = await run<{ organizationId: number; title: string; state: 'returned' | 'hidden' }>(
    executor,
    `select tour_check.organization_id as "organizationId", tour.title, tour_check.state
       from tour_check join tour on tour.id = tour_id
      where tour_id = $1 and decided_at = $2 and tour_check.state in ('returned', 'hidden')`,
    [tourId, decidedAt],
  )
  return row ?? null
}
