import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DeliverySchedule, minuteOf } from '@okolitsa/domain/delivery/promise.ts'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { Seller, SellerSummary, TradePlace } from '../ports.ts'

interface SellerRow {
  id: number
  type: SellerSummary['type']
  slug: string
  title: string
  tagline: string
  small_image: string
  hue: number
  latitude: number
  longitude: number
  city: string | null
  settlement: string | null
  region_code: string
  with_cdek: boolean
  time_zone: string
  is_hidden: boolean
  work_with_subscriptions: boolean
  popularity: number
  rating_sum: number
  rating_count: number
  created_at: Date
  delivery_weekdays: number[]
  order_cutoff: string
  processing_days: number
  delivery_duration_days: number
  window_from_hour: number
  window_to_hour: number
  horizon_days: number
}

interface RateRow {
  id: number
  organization_id: number
  title: string
  price: Kopecks
  min_order_sum: Kopecks
  free_delivery_sum: Kopecks | null
  min_order_sum_for_subscribers: Kopecks | null
  free_delivery_sum_for_subscribers: Kopecks | null
  is_default: boolean
}

/** A check of the table keeps each kind with exactly what it needs. */
type AreaRow = {
  shipping_rate_id: number
  min_order_sum_for_subscribers: Kopecks | null
  free_delivery_sum_for_subscribers: Kopecks | null
} & (
  | { kind: 'country' }
  | { kind: 'region'; region_code: string }
  | { kind: 'city'; region_code: string; city: string }
  | { kind: 'radius'; center_latitude: number; center_longitude: number; radius_metres: number }
  | { kind: 'polygon'; polygon: [number, number][] }
)

interface TradePlaceRow {
  id: number
  organization_id: number
  title: string
  address: string
  city: string
  region_code: string
  latitude: number
  longitude: number
  hours: TradePlace['hours']
}

/** All enabled sellers with rates, areas and trade places: read whole, since all of it stays in memory. */
export async function listSellers(executor: Executor, now: Date): Promise<Seller[]> {
  const [sellers, rates, places, full] = await Promise.all([
    run<SellerRow>(
      executor,
      `select id, type, slug, title, tagline, small_image, hue, latitude, longitude, city, settlement, region_code,
         with_cdek, time_zone, is_hidden, work_with_subscriptions, popularity, created_at,
         coalesce(rating_sum, 0) as rating_sum, coalesce(rating_count, 0) as rating_count,
         delivery_weekdays, order_cutoff, processing_days, delivery_duration_days, window_from_hour, window_to_hour,
         horizon_days
       from organization left join rating_summary on about = 'farmer' and entity_id = organization.id
       where is_enabled order by id`,
    ),
    ratesBySeller(executor, null),
    run<TradePlaceRow>(
      executor,
      'select id, organization_id, title, address, city, region_code, latitude, longitude, hours from trade_place where closed_at is null order by id',
    ),
    run<{ organization_id: number; day: IsoDate }>(
      executor,
      // a day further back is the past in every zone
      `select organization_id, day from delivery_day join organization on id = organization_id
        where taken >= daily_deliveries and day >= ($1::timestamptz at time zone 'UTC')::date - 1 order by day`,
      [now],
    ),
  ])
  const placesBySeller = Map.groupBy(places, (place) => place.organization_id)
  const fullBySeller = Map.groupBy(full, (one) => one.organization_id)
  return sellers.map((row) => ({
    ...sellerOf(row, fullBySeller.get(row.id)?.map(({ day }) => day) ?? []),
    rates: rates.get(row.id) ?? [],
    tradePlaces: (placesBySeller.get(row.id) ?? []).map(tradePlaceOf),
  }))
}

/** Rates with their areas, the default one first; of all sellers when `organizationIds` is null. */
export async function ratesBySeller(
  executor: Executor,
  organizationIds: readonly number[] | null,
): Promise<ReadonlyMap<number, ShippingRate[]>> {
  const rates = await run<RateRow>(
    executor,
    `select id, organization_id, title, price, min_order_sum, free_delivery_sum, min_order_sum_for_subscribers,
       free_delivery_sum_for_subscribers, is_default
     from shipping_rate where $1::int[] is null or organization_id = any($1::int[]) order by is_default desc, id`,
    [organizationIds],
  )
  const areas = await run<AreaRow>(
    executor,
    `select shipping_rate_id, kind, region_code, city, center_latitude, center_longitude, radius_metres, polygon,
       min_order_sum_for_subscribers, free_delivery_sum_for_subscribers
     from shipping_area
     where $1::int[] is null
       or shipping_rate_id in (select id from shipping_rate where organization_id = any($1::int[]))
     order by id`,
    [organizationIds],
  )
  const areasByRate = Map.groupBy(areas, (area) => area.shipping_rate_id)
  const bySeller = new Map<number, ShippingRate[]>()
  for (const rate of rates) {
    const own = bySeller.get(rate.organization_id) ?? []
    own.push(rateOf(rate, areasByRate.get(rate.id) ?? []))
    bySeller.set(rate.organization_id, own)
  }
  return bySeller
}

function sellerOf(row: SellerRow, fullDays: readonly IsoDate[]): Omit<Seller, 'rates' | 'tradePlaces'> {
  const schedule: DeliverySchedule = {
    timeZone: row.time_zone,
    weekdays: row.delivery_weekdays,
    cutoffMinute: minuteOf(row.order_cutoff),
    processingDays: row.processing_days,
    durationDays: row.delivery_duration_days,
    windowFromHour: row.window_from_hour,
    windowToHour: row.window_to_hour,
    horizonDays: row.horizon_days,
  }
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    tagline: row.tagline,
    smallImage: row.small_image,
    hue: row.hue,
    coords: { latitude: row.latitude, longitude: row.longitude },
    timeZone: row.time_zone,
    isHidden: row.is_hidden,
    workWithSubscriptions: row.work_with_subscriptions,
    popularity: row.popularity,
    ratingSum: row.rating_sum,
    ratingCount: row.rating_count,
    createdAt: row.created_at.getTime(),
    schedule,
    scheduleKey: JSON.stringify([schedule, fullDays]),
    fullDays: new Set(fullDays),
    hasCarrier: row.with_cdek,
    place: {
      city: row.city,
      settlement: row.settlement,
      regionCode: row.region_code,
      coords: { latitude: row.latitude, longitude: row.longitude },
    },
  }
}

function rateOf(row: RateRow, areas: readonly AreaRow[]): ShippingRate {
  return {
    id: row.id,
    title: row.title,
    price: row.price,
    minOrderSum: row.min_order_sum,
    freeDeliverySum: row.free_delivery_sum,
    minOrderSumForSubscribers: row.min_order_sum_for_subscribers,
    freeDeliverySumForSubscribers: row.free_delivery_sum_for_subscribers,
    isDefault: row.is_default,
    areas: areas.map((area) => ({
      area: areaOf(area),
      minOrderSumForSubscribers: area.min_order_sum_for_subscribers,
      freeDeliverySumForSubscribers: area.free_delivery_sum_for_subscribers,
    })),
  }
}

function areaOf(row: AreaRow): Area {
  switch (row.kind) {
    case 'country':
      return { kind: 'country' }
    case 'region':
      return { kind: 'region', regionCode: row.region_code }
    case 'city':
      return { kind: 'city', city: row.city, regionCode: row.region_code }
    case 'radius':
      return {
        kind: 'radius',
        center: { latitude: row.center_latitude, longitude: row.center_longitude },
        metres: row.radius_metres,
      }
    case 'polygon':
      return { kind: 'polygon', points: row.polygon.map(([latitude, longitude]) => ({ latitude, longitude })) }
  }
}

const tradePlaceOf = (row: TradePlaceRow): TradePlace => ({
  id: row.id,
  title: row.title,
  address: row.address,
  city: row.city,
  regionCode: row.region_code,
  coords: { latitude: row.latitude, longitude: row.longitude },
  hours: row.hours,
})
