import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalEvent, FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Stores a programme: updates events with the same day, hour and name, and deletes all others. */
export async function saveEvents(tx: Executor, groundId: number, events: readonly FestivalEvent[]): Promise<void> {
  await run(
    tx,
    `with listed as (
       select * from jsonb_to_recordset($2::jsonb) as listed (day date, "startsAt" text, minutes integer, title text,
         place text, picture text, "fromAge" integer, price integer)
     ), gone as (
       delete from festival_event known where ground_id = $1 and not exists
         (select from listed
           where listed.day = known.day and "startsAt" = known.starts_at and listed.title = known.title)
     ), changed as (
       update festival_event known set minutes = listed.minutes, place = listed.place, picture = listed.picture,
         from_age = "fromAge", price = listed.price
       from listed
       where ground_id = $1 and listed.day = known.day and "startsAt" = starts_at and listed.title = known.title
     )
     insert into festival_event (ground_id, day, starts_at, minutes, title, place, picture, from_age, price)
     select $1, day, "startsAt", minutes, title, place, picture, "fromAge", price from listed
      where not exists (select from festival_event known where known.ground_id = $1 and known.day = listed.day
        and known.starts_at = "startsAt" and known.title = listed.title)`,
    [groundId, JSON.stringify(events)],
  )
}

export async function insertStand(
  tx: Executor,
  stand: { groundId: number; organizationId: number; number: number; tradePlaceId: number },
): Promise<void> {
  await run(
    tx,
    'insert into festival_stand (ground_id, organization_id, number, trade_place_id) values ($1, $2, $3, $4)',
    [stand.groundId, stand.organizationId, stand.number, stand.tradePlaceId],
  )
}

/** Deletes a stand. Returns its pick-up point; null = there was no stand. */
export async function deleteStand(tx: Executor, groundId: number, organizationId: number): Promise<number | null> {
  const [row] = await run<{ tradePlaceId: number }>(
    tx,
    `delete from festival_stand where ground_id = $1 and organization_id = $2
     returning trade_place_id as "tradePlaceId"`,
    [groundId, organizationId],
  )
  return row?.tradePlaceId ?? null
}

export async function saveSection(tx: Executor, slug: string, categoryIds: readonly number[]): Promise<void> {
  await run(
    tx,
    `insert into festival_section (slug, category_ids) values ($1, $2)
     on conflict (slug) do update set category_ids = excluded.category_ids`,
    [slug, categoryIds],
  )
}

/** Creates or changes the festival of a block, and shows it. Returns its id; the row stays locked. */
export async function saveWritten(
  tx: Executor,
  code: string,
  { title, lead, look, before, during, after }: WrittenFestival,
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into festival (code, title, lead, look, before_text, during_text, after_text, is_published)
     values ($1, $2, $3, $4, $5, $6, $7, true)
     on conflict (code) do update set title = excluded.title, lead = excluded.lead, look = excluded.look,
       before_text = excluded.before_text, during_text = excluded.during_text, after_text = excluded.after_text,
       is_published = true
     returning id`,
    [code, title, lead, look, before, during, after],
  )
  return (row as { id: number }).id
}

/** Hides the festival of a block. Returns its id; null = it was never shown. */
export async function hideWritten(tx: Executor, code: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(tx, 'update festival set is_published = false where code = $1 returning id', [
    code,
  ])
  return row?.id ?? null
}

type KeyedGround = FestivalGround & { readonly key: number }

/** Replaces the grounds of a festival by their keys; the stands of those that are gone have been removed. */
export const saveGrounds = (
  tx: Executor,
  festivalId: number,
  grounds: readonly KeyedGround[],
): Promise<{ id: number; key: number }[]> =>
  run<{ id: number; key: number }>(
    tx,
    `with listed as (
       select * from jsonb_to_recordset($2::jsonb) as listed (key integer, city text, "regionCode" region_code, title text,
         address text, way text, coords jsonb, "timeZone" text, "firstDay" date, "lastDay" date, "opensAt" text,
         "closesAt" text)
     ), gone as (
       delete from festival_ground where festival_id = $1 and (key is null or key not in (select key from listed))
     )
     insert into festival_ground (festival_id, key, city, region_code, title, address, way, latitude, longitude, time_zone,
       first_day, last_day, opens_at, closes_at)
     select $1, key, city, "regionCode", title, address, way, (coords ->> 'latitude')::float8,
       (coords ->> 'longitude')::float8, "timeZone", "firstDay", "lastDay", "opensAt", "closesAt" from listed
     on conflict (festival_id, key) do update set city = excluded.city, region_code = excluded.region_code,
       title = excluded.title, address = excluded.address, way = excluded.way, latitude = excluded.latitude,
       longitude = excluded.longitude, time_zone = excluded.time_zone, first_day = excluded.first_day,
       last_day = excluded.last_day, opens_at = excluded.opens_at, closes_at = excluded.closes_at
     returning id, coalesce(key, 0) as key`,
    [festivalId, JSON.stringify(grounds)],
  )

/** Numbers stands anew in one statement, so that two may exchange their numbers. */
export async function renumberStands(
  tx: Executor,
  stands: readonly { readonly groundId: number; readonly organizationId: number; readonly number: number }[],
): Promise<void> {
  await run(
    tx,
    `update festival_stand set number = listed.number
       from jsonb_to_recordset($1::jsonb) as listed ("groundId" integer, "organizationId" integer, number integer)
      where ground_id = "groundId" and organization_id = "organizationId" and festival_stand.number <> listed.number`,
    [JSON.stringify(stands)],
  )
}

/** Replaces a category by another one in all sections. */
export async function moveSectionCategory(
  tx: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await run(
    tx,
    `update festival_section set category_ids = array(
       select distinct case when id = $1 then $2::int else id end from unnest(category_ids) as id order by 1)
      where $1::int = any(category_ids)`,
    [from, to],
  )
}
