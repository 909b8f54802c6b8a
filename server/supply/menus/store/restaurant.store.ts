import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { OpeningException, OpenSpan, WeeklySpan } from '@okolitsa/domain/restaurants/opening-hours.ts'
import type { KitchenFields, RestaurantFields } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { RestaurantInfo } from '../ports.ts'

interface RestaurantRow {
  organizationId: number
  image: string
  focusX: number | null
  focusY: number | null
  timeZone: string
  preparationMinutes: number
  priceLevel: number
  acceptMinutes: number
  address: string
  kitchenNote: string
  rushMinutes: number
  rushUntil: Date | null
  pausedUntil: Date | null
  kitchens: string[]
  week: (OpenSpan & { weekday: number })[]
  exceptions: { from: IsoDate; to: IsoDate; spans: OpenSpan[]; note: string }[]
}

/** Merges equal opening hours of several weekdays. */
function weekOf(rows: RestaurantRow['week']): WeeklySpan[] {
  const spans = Map.groupBy(rows, ({ from, to }) => `${from} ${to}`)
  return [...spans.values()].flatMap(([first, ...others]) =>
    first ? { from: first.from, to: first.to, weekdays: [first, ...others].map(({ weekday }) => weekday) } : [],
  )
}

const infoOf = ({
  timeZone,
  week,
  exceptions,
  preparationMinutes,
  rushMinutes,
  rushUntil,
  pausedUntil,
  focusX,
  focusY,
  ...fields
}: RestaurantRow): RestaurantInfo => ({
  ...fields,
  imageFocus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  preparationMinutes,
  hours: { timeZone, week: weekOf(week), exceptions },
  pace: { preparationMinutes, rushMinutes, rushUntil, pausedUntil },
})

/** All restaurants, or the ones with these ids, without past exceptions. */
export async function listRestaurants(
  executor: Executor,
  organizationIds: readonly number[] | null,
): Promise<RestaurantInfo[]> {
  const rows = await run<RestaurantRow>(
    executor,
    `select r.organization_id as "organizationId", o.image, page.image_focus_x as "focusX", page.image_focus_y as "focusY",
       o.time_zone as "timeZone",
       preparation_minutes as "preparationMinutes", price_level as "priceLevel", accept_minutes as "acceptMinutes",
       address, kitchen_note as "kitchenNote", rush_minutes as "rushMinutes", rush_until as "rushUntil",
       paused_until as "pausedUntil",
       array(select kitchen_slug from restaurant_kitchen k where k.organization_id = r.organization_id
         order by k.position) as kitchens,
       (select coalesce(json_agg(json_build_object('weekday', weekday, 'from', to_char(opens, 'HH24:MI'),
           'to', to_char(closes, 'HH24:MI')) order by weekday, opens), '[]')
         from opening_hours h where h.organization_id = r.organization_id) as week,
       (select coalesce(json_agg(json_build_object('from', lower(days), 'to', upper(days) - 1, 'spans', spans,
           'note', note) order by days), '[]')
         from opening_exception e where e.organization_id = r.organization_id
           and upper(e.days) >= (shop_now() at time zone 'UTC')::date - 1) as exceptions
     from restaurant r join seller_card o on o.id = r.organization_id
       join seller_page page on page.id = r.organization_id
     where $1::int[] is null or r.organization_id = any($1::int[])
     order by r.organization_id`,
    [organizationIds],
  )
  return rows.map(infoOf)
}

/** Ids of the restaurants among these that have an address, a cuisine and opening hours. */
export async function listReadyKitchens(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    executor,
    `select organization_id as id from restaurant as r where organization_id = any($1::int[]) and address <> ''
       and exists (select from restaurant_kitchen k where k.organization_id = r.organization_id)
       and exists (select from opening_hours h where h.organization_id = r.organization_id)`,
    [organizationIds],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Locks the restaurant until the end of the transaction; false = there is none. */
export async function lockRestaurant(tx: Executor, organizationId: number): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    'select organization_id as id from restaurant where organization_id = $1 for no key update',
    [organizationId],
  )
  return rows.length > 0
}

/** True = the seller is of the type `restaurant`. */
export async function isOfRestaurants(tx: Executor, organizationId: number): Promise<boolean> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from seller_card as organization where id = $1 and type = 'restaurant'`,
    [organizationId],
  )
  return rows.length > 0
}

export async function insertRestaurant(
  tx: Executor,
  organizationId: number,
  { preparationMinutes, priceLevel, acceptMinutes, address, kitchenNote }: RestaurantFields,
): Promise<void> {
  await run(
    tx,
    `insert into restaurant (organization_id, preparation_minutes, price_level, accept_minutes, address, kitchen_note)
     values ($1, $2, $3, $4, $5, $6)`,
    [organizationId, preparationMinutes, priceLevel, acceptMinutes, address, kitchenNote],
  )
}

export async function saveRestaurant(
  tx: Executor,
  organizationId: number,
  { preparationMinutes, priceLevel, acceptMinutes, address, kitchenNote }: RestaurantFields,
): Promise<void> {
  await run(
    tx,
    `update restaurant set preparation_minutes = $2, price_level = $3, accept_minutes = $4, address = $5,
       kitchen_note = $6 where organization_id = $1`,
    [organizationId, preparationMinutes, priceLevel, acceptMinutes, address, kitchenNote],
  )
}

/** Replaces the cuisines of a restaurant in order. */
export async function saveKitchensOf(tx: Executor, organizationId: number, slugs: readonly string[]): Promise<void> {
  await run(tx, 'delete from restaurant_kitchen where organization_id = $1', [organizationId])
  await run(
    tx,
    `insert into restaurant_kitchen (organization_id, kitchen_slug, position)
     select $1, slug, place from unnest($2::text[]) with ordinality as k (slug, place)`,
    [organizationId, slugs],
  )
}

export async function saveWeek(tx: Executor, organizationId: number, week: readonly WeeklySpan[]): Promise<void> {
  await run(tx, 'delete from opening_hours where organization_id = $1', [organizationId])
  const rows = week.flatMap(({ weekdays, ...span }) => weekdays.map((weekday) => ({ weekday, ...span })))
  await run(
    tx,
    `insert into opening_hours (organization_id, weekday, opens, closes)
     select $1, weekday, "from", "to" from jsonb_to_recordset($2::jsonb) as h (weekday smallint, "from" time, "to" time)`,
    [organizationId, JSON.stringify(rows)],
  )
}

export async function saveExceptions(
  tx: Executor,
  organizationId: number,
  exceptions: readonly OpeningException[],
): Promise<void> {
  await run(tx, 'delete from opening_exception where organization_id = $1', [organizationId])
  await run(
    tx,
    `insert into opening_exception (organization_id, days, spans, note)
     select $1, daterange("from", "to", '[]'), spans, note
       from jsonb_to_recordset($2::jsonb) as e ("from" date, "to" date, spans jsonb, note text)`,
    [organizationId, JSON.stringify(exceptions)],
  )
}

export async function savePace(
  tx: Executor,
  organizationId: number,
  pace: { readonly rushMinutes: number; readonly rushUntil: Date | null; readonly pausedUntil: Date | null },
): Promise<void> {
  await run(
    tx,
    'update restaurant set rush_minutes = $2, rush_until = $3, paused_until = $4 where organization_id = $1',
    [organizationId, pace.rushMinutes, pace.rushUntil, pace.pausedUntil],
  )
}

export function listKitchens(executor: Executor): Promise<KitchenFields[]> {
  return run<KitchenFields>(executor, 'select slug, title, image, hue, position from kitchen order by position, slug')
}

export async function saveKitchens(tx: Executor, kitchens: readonly KitchenFields[]): Promise<void> {
  await run(
    tx,
    `insert into kitchen (slug, title, image, hue, position)
     select slug, title, image, hue, position
       from jsonb_to_recordset($1::jsonb) as k (slug text, title text, image text, hue smallint, position smallint)
     on conflict (slug) do update set title = excluded.title, image = excluded.image, hue = excluded.hue,
       position = excluded.position`,
    [JSON.stringify(kitchens)],
  )
}
