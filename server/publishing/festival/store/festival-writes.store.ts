import type { FestivalEvent, FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export async function insertFestival(
  tx: Executor,
  { title, lead }: { readonly title: string; readonly lead: string },
): Promise<number> {
  const [row] = await run<{ id: number }>(tx, 'insert into festival (title, lead) values ($1, $2) returning id', [
    title,
    lead,
  ])
  return (row as { id: number }).id
}

/** Publishes or hides a festival; false = unknown festival. */
export async function setPublished(tx: Executor, festivalId: number, isPublished: boolean): Promise<boolean> {
  const rows = await run(tx, 'update festival set is_published = $2 where id = $1 returning id', [
    festivalId,
    isPublished,
  ])
  return rows.length > 0
}

/** Locks a festival until the end of the transaction; false = unknown festival. */
export async function lockFestival(tx: Executor, festivalId: number): Promise<boolean> {
  return (await run(tx, 'select id from festival where id = $1 for no key update', [festivalId])).length > 0
}

export async function insertGround(tx: Executor, festivalId: number, ground: FestivalGround): Promise<number> {
  const { latitude, longitude } = ground.coords
  const [row] = await run<{ id: number }>(
    tx,
    `insert into festival_ground (festival_id, city, region_code, title, address, way, latitude, longitude, time_zone,
       first_day, last_day, opens_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      festivalId,
      ground.city,
      ground.regionCode,
      ground.title,
      ground.address,
      ground.way,
      latitude,
      longitude,
      ground.timeZone,
      ground.firstDay,
      ground.lastDay,
      ground.opensAt,
      ground.closesAt,
    ],
  )
  return (row as { id: number }).id
}

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
