import type { DayRange } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { SellerLoads, SellerShipping } from '../ports.ts'
import { type TradePlaceRow, tradePlaceOf } from './list-sellers.ts'
import { ratesBySeller } from './rates.store.ts'

/** Maximum rows: a few coming days of at most fifty rates. */
const MAX_LOADS = 1_000

type SellerRow = Omit<SellerShipping['place'], 'coords'> &
  Omit<SellerShipping['schedule'], 'cutoff'> & { cutoff: string; latitude: number; longitude: number }

/** Current and recent days off in order. */
export function listClosures(executor: Executor, organizationId: number): Promise<DayRange[]> {
  return run<DayRange>(
    executor,
    `select first_day as "from", last_day as "to" from seller_closure
      where organization_id = $1 and last_day >= (shop_now() at time zone 'UTC')::date - 1 order by first_day`,
    [organizationId],
  )
}

export async function saveClosures(tx: Executor, organizationId: number, closures: readonly DayRange[]): Promise<void> {
  await run(tx, 'delete from seller_closure where organization_id = $1', [organizationId])
  await run(
    tx,
    `insert into seller_closure (organization_id, first_day, last_day)
     select $1, "from", "to" from jsonb_to_recordset($2::jsonb) as closure ("from" date, "to" date)`,
    [organizationId, JSON.stringify(closures)],
  )
}

/** Delivery settings of a seller; null = no such seller. */
export async function findShipping(executor: Executor, organizationId: number): Promise<SellerShipping | null> {
  const [seller] = await run<SellerRow>(
    executor,
    `select city, settlement, region_code as "regionCode", latitude, longitude, time_zone as "timeZone",
       with_cdek as "withCdek", work_with_subscriptions as "workWithSubscriptions", delivery_weekdays as weekdays, to_char(order_cutoff, 'HH24:MI') as cutoff,
       processing_days as "processingDays", delivery_duration_days as "durationDays", window_from_hour as "fromHour",
       window_to_hour as "toHour", horizon_days as "horizonDays", daily_deliveries as "dailyDeliveries"
       from organization where id = $1`,
    [organizationId],
  )
  if (!seller) return null
  const places = await run<TradePlaceRow>(
    executor,
    `select id, organization_id as "organizationId", title, address, city, region_code as "regionCode", latitude,
       longitude, hours, first_day as "firstDay", last_day as "lastDay"
       from trade_place where organization_id = $1 and closed_at is null order by id`,
    [organizationId],
  )
  const { city, settlement, regionCode, latitude, longitude, timeZone, withCdek, workWithSubscriptions, ...schedule } =
    seller
  return {
    place: { city, settlement, regionCode, coords: { latitude, longitude }, timeZone, withCdek, workWithSubscriptions },
    schedule,
    rates: (await ratesBySeller(executor, [organizationId])).get(organizationId) ?? [],
    closures: await listClosures(executor, organizationId),
    tradePlaces: places.map(tradePlaceOf),
  }
}

/** Orders of coming days by rate and in total; an additional day covers every time zone. */
export async function listLoads(executor: Executor, organizationId: number): Promise<SellerLoads> {
  const slots = await run<SellerLoads['slots'][number]>(
    executor,
    `select shipping_rate_id as "rateId", day as date, taken from delivery_slot
       join shipping_rate on id = shipping_rate_id
      where organization_id = $1 and taken > 0 and day >= (shop_now() at time zone 'UTC')::date - 1
      order by day, shipping_rate_id limit $2`,
    [organizationId, MAX_LOADS],
  )
  const days = await run<SellerLoads['days'][number]>(
    executor,
    `select day as date, taken from delivery_day
      where organization_id = $1 and day >= (shop_now() at time zone 'UTC')::date - 1 order by day limit $2`,
    [organizationId, MAX_LOADS],
  )
  return { slots, days }
}
