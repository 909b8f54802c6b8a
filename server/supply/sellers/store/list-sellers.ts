import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DeliverySchedule, minuteOf } from '@okolitsa/domain/delivery/promise.ts'
import type { PauseReason } from '@okolitsa/domain/sellers/pause.ts'
import type { DayRange } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { Seller, SellerSummary, TradePlace } from '../ports.ts'
import { tripsOfRates } from '../rate-trips.ts'
import { ratesBySeller } from './rates.store.ts'

interface SellerRow {
  id: number
  type: SellerSummary['type']
  slug: string
  title: string
  tagline: string
  smallImage: string
  hue: number
  latitude: number
  longitude: number
  city: string | null
  settlement: string | null
  regionCode: string
  withCdek: boolean
  timeZone: string
  isHidden: boolean
  workWithSubscriptions: boolean
  popularity: number
  ratingSum: number
  ratingCount: number
  createdAt: Date
  deliveryWeekdays: number[]
  orderCutoff: string
  processingDays: number
  deliveryDurationDays: number
  windowFromHour: number
  windowToHour: number
  horizonDays: number
  pausedAt: Date | null
  pausedUntil: Date | null
  pauseReason: PauseReason | null
}

export interface TradePlaceRow {
  id: number
  organizationId: number
  title: string
  address: string
  city: string
  regionCode: string
  latitude: number
  longitude: number
  hours: TradePlace['hours']
  firstDay: IsoDate | null
  lastDay: IsoDate | null
}

interface ClosureRow extends DayRange {
  readonly organizationId: number
}

/** Ids of all enabled sellers, ascending. */
export async function listSellerIds(executor: Executor): Promise<number[]> {
  const rows = await run<{ id: number }>(executor, 'select id from organization where is_enabled order by id')
  return rows.map(({ id }) => id)
}

/** Enabled sellers among these ids with rates, areas and trade places, by id. */
export async function listSellers(executor: Executor, now: Date, ids: readonly number[]): Promise<Seller[]> {
  const [sellers, rates, places, full, slots, closures] = await Promise.all([
    run<SellerRow>(
      executor,
      `select id, type, slug, title, tagline, small_image as "smallImage", hue, latitude, longitude, city, settlement,
         region_code as "regionCode", with_cdek as "withCdek", time_zone as "timeZone", is_hidden as "isHidden",
         work_with_subscriptions as "workWithSubscriptions", popularity, created_at as "createdAt",
         coalesce(rating_sum, 0) as "ratingSum", coalesce(rating_count, 0) as "ratingCount",
         delivery_weekdays as "deliveryWeekdays", order_cutoff as "orderCutoff", processing_days as "processingDays",
         delivery_duration_days as "deliveryDurationDays", window_from_hour as "windowFromHour",
         window_to_hour as "windowToHour", horizon_days as "horizonDays",
         sales_paused_at as "pausedAt", sales_paused_until as "pausedUntil",
         sales_pause_reason as "pauseReason"
       from organization left join rating as rating_summary on about = 'farmer' and entity_id = organization.id
       where is_enabled and organization.id = any($1) order by id`,
      [ids],
    ),
    ratesBySeller(executor, ids),
    run<TradePlaceRow>(
      executor,
      // excludes past fairs and fairs too far ahead for orders; an additional day on either side covers every time zone
      `select trade_place.id, organization_id as "organizationId", trade_place.title, address, trade_place.city,
         trade_place.region_code as "regionCode", trade_place.latitude, trade_place.longitude, hours,
         first_day as "firstDay", last_day as "lastDay"
       from trade_place join organization on organization.id = organization_id
       where closed_at is null and (first_day is null
         or (last_day >= ($1::timestamptz at time zone 'UTC')::date - 1
           and first_day <= ($1::timestamptz at time zone 'UTC')::date + horizon_days + 1))
         and organization_id = any($2)
       order by trade_place.id`,
      [now, ids],
    ),
    run<{ organizationId: number; day: IsoDate }>(
      executor,
      // a day further back is past in every time zone
      `select organization_id as "organizationId", day from delivery_day join organization on id = organization_id
        where taken >= daily_deliveries and day >= ($1::timestamptz at time zone 'UTC')::date - 1
          and organization_id = any($2) order by day`,
      [now, ids],
    ),
    run<{ rateId: number; day: IsoDate }>(
      executor,
      `select shipping_rate_id as "rateId", day from delivery_slot join shipping_rate on id = shipping_rate_id
        where taken >= slot_capacity and day >= ($1::timestamptz at time zone 'UTC')::date - 1
          and organization_id = any($2) order by day`,
      [now, ids],
    ),
    run<ClosureRow>(
      executor,
      `select organization_id as "organizationId", first_day as "from", last_day as "to" from seller_closure
        where last_day >= ($1::timestamptz at time zone 'UTC')::date - 1
          and organization_id = any($2) order by organization_id, first_day`,
      [now, ids],
    ),
  ])
  const placesBySeller = Map.groupBy(places, (place) => place.organizationId)
  const fullBySeller = Map.groupBy(full, (one) => one.organizationId)
  const closuresBySeller = Map.groupBy(closures, (one) => one.organizationId)
  const slotsByRate = new Map(
    [...Map.groupBy(slots, (one) => one.rateId)].map(([id, days]) => [id, days.map(({ day }) => day)]),
  )
  return sellers.map((row) => {
    const seller = sellerOf(row, {
      fullDays: fullBySeller.get(row.id)?.map(({ day }) => day) ?? [],
      closures: closuresBySeller.get(row.id)?.map(({ from, to }) => ({ from, to })) ?? [],
    })
    const own = rates.get(row.id) ?? []
    return {
      ...seller,
      rates: own,
      trips: tripsOfRates(seller, own, slotsByRate),
      tradePlaces: (placesBySeller.get(row.id) ?? []).map(tradePlaceOf),
    }
  })
}

function sellerOf(
  row: SellerRow,
  { fullDays, closures }: { readonly fullDays: readonly IsoDate[]; readonly closures: readonly DayRange[] },
): Omit<Seller, 'rates' | 'trips' | 'tradePlaces'> {
  const schedule: DeliverySchedule = {
    timeZone: row.timeZone,
    weekdays: row.deliveryWeekdays,
    cutoffMinute: minuteOf(row.orderCutoff),
    processingDays: row.processingDays,
    durationDays: row.deliveryDurationDays,
    windowFromHour: row.windowFromHour,
    windowToHour: row.windowToHour,
    horizonDays: row.horizonDays,
    ...(closures.length > 0 && { closures }),
    ...(row.pausedAt && { pause: { until: row.pausedUntil, reason: row.pauseReason } }),
  }
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    smallImage: row.smallImage,
    hue: row.hue,
    coords: { latitude: row.latitude, longitude: row.longitude },
    timeZone: row.timeZone,
    isHidden: row.isHidden,
    workWithSubscriptions: row.workWithSubscriptions,
    popularity: row.popularity,
    ratingSum: row.ratingSum,
    ratingCount: row.ratingCount,
    createdAt: row.createdAt.getTime(),
    schedule,
    scheduleKey: JSON.stringify([schedule, fullDays]),
    fullDays: new Set(fullDays),
    hasCarrier: row.withCdek,
    place: {
      city: row.city,
      settlement: row.settlement,
      regionCode: row.regionCode,
      coords: { latitude: row.latitude, longitude: row.longitude },
    },
  }
}

export const tradePlaceOf = (row: TradePlaceRow): TradePlace => ({
  id: row.id,
  title: row.title,
  address: row.address,
  city: row.city,
  regionCode: row.regionCode,
  coords: { latitude: row.latitude, longitude: row.longitude },
  hours: row.hours,
  days: row.firstDay && row.lastDay ? { from: row.firstDay, to: row.lastDay } : null,
})
