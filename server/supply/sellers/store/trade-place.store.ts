import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { TradePlaceFields } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { OfSeller } from './seller-parts.store.ts'

interface TradePlaceRow {
  id: number
  title: string
  address: string
  city: string
  regionCode: TradePlaceFields['regionCode']
  latitude: number
  longitude: number
  hours: TradePlaceFields['hours']
  firstDay: IsoDate | null
  lastDay: IsoDate | null
}

/** Adds trade places; returns their ids in order. */
export async function insertTradePlaces(
  tx: Executor,
  places: readonly OfSeller<TradePlaceFields>[],
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `insert into trade_place (organization_id, title, address, city, region_code, latitude, longitude, hours,
       first_day, last_day)
     select "organizationId", title, address, city, "regionCode", (coords ->> 'latitude')::float8,
       (coords ->> 'longitude')::float8, hours, (days ->> 'from')::date, (days ->> 'to')::date
       from jsonb_to_recordset($1::jsonb) as place ("organizationId" integer, title text, address text, city text,
         "regionCode" text, coords jsonb, hours jsonb, days jsonb)
     returning id`,
    [JSON.stringify(places)],
  )
  return rows.map((row) => row.id)
}

/** Locks an open trade place until the end of the transaction. */
export async function lockTradePlace(
  tx: Executor,
  { organizationId, tradePlaceId }: { organizationId: number; tradePlaceId: number },
): Promise<TradePlaceFields | null> {
  const [row] = await run<TradePlaceRow>(
    tx,
    `select id, title, address, city, region_code as "regionCode", latitude, longitude, hours, first_day as "firstDay",
       last_day as "lastDay" from trade_place
      where id = $2 and organization_id = $1 and closed_at is null for no key update`,
    [organizationId, tradePlaceId],
  )
  if (!row) return null
  const { title, address, city, regionCode, latitude, longitude, hours, firstDay, lastDay } = row
  const days = firstDay && lastDay ? { from: firstDay, to: lastDay } : null
  return { title, address, city, regionCode, coords: { latitude, longitude }, hours, days }
}

export async function saveTradePlace(
  tx: Executor,
  { organizationId, tradePlaceId }: { organizationId: number; tradePlaceId: number },
  place: TradePlaceFields,
): Promise<void> {
  const { title, address, city, regionCode, coords, hours, days } = place
  await run(
    tx,
    `update trade_place set title = $3, address = $4, city = $5, region_code = $6, latitude = $7, longitude = $8,
       hours = $9::jsonb, first_day = $10, last_day = $11 where id = $2 and organization_id = $1`,
    [
      organizationId,
      tradePlaceId,
      title,
      address,
      city,
      regionCode,
      coords.latitude,
      coords.longitude,
      JSON.stringify(hours),
      days?.from ?? null,
      days?.to ?? null,
    ],
  )
}

export async function closeTradePlace(
  tx: Executor,
  { organizationId, tradePlaceId }: { organizationId: number; tradePlaceId: number },
): Promise<void> {
  await run(tx, 'update trade_place set closed_at = shop_now() where id = $2 and organization_id = $1', [
    organizationId,
    tradePlaceId,
  ])
}
