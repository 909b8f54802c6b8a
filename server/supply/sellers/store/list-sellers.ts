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
}

interface RateRow {
  id: number
  organizationId: number
  title: string
  price: Kopecks
  minOrderSum: Kopecks
  freeDeliverySum: Kopecks | null
  minOrderSumForSubscribers: Kopecks | null
  freeDeliverySumForSubscribers: Kopecks | null
  isDefault: boolean
}

/** A check of the table keeps each kind with exactly what it needs. */
type AreaRow = {
  shippingRateId: number
  minOrderSumForSubscribers: Kopecks | null
  freeDeliverySumForSubscribers: Kopecks | null
} & (
  | { kind: 'country' }
  | { kind: 'region'; regionCode: string }
  | { kind: 'city'; regionCode: string; city: string }
  | { kind: 'radius'; centerLatitude: number; centerLongitude: number; radiusMetres: number }
  | { kind: 'polygon'; polygon: [number, number][] }
)

interface TradePlaceRow {
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

/** All enabled sellers with rates, areas and trade places: read whole, since all of it stays in memory. */
export async function listSellers(executor: Executor, now: Date): Promise<Seller[]> {
  const [sellers, rates, places, full] = await Promise.all([
    run<SellerRow>(
      executor,
      `select id, type, slug, title, tagline, small_image as "smallImage", hue, latitude, longitude, city, settlement,
         region_code as "regionCode", with_cdek as "withCdek", time_zone as "timeZone", is_hidden as "isHidden",
         work_with_subscriptions as "workWithSubscriptions", popularity, created_at as "createdAt",
         coalesce(rating_sum, 0) as "ratingSum", coalesce(rating_count, 0) as "ratingCount",
         delivery_weekdays as "deliveryWeekdays", order_cutoff as "orderCutoff", processing_days as "processingDays",
         delivery_duration_days as "deliveryDurationDays", window_from_hour as "windowFromHour",
         window_to_hour as "windowToHour", horizon_days as "horizonDays"
       from organization left join rating_summary on about = 'farmer' and entity_id = organization.id
       where is_enabled order by id`,
    ),
    ratesBySeller(executor, null),
    run<TradePlaceRow>(
      executor,
      // nobody is sent to a fair that is over, or so far ahead that its seller takes no orders for it yet; a day more on
      // either side is right in every zone
      `select trade_place.id, organization_id as "organizationId", trade_place.title, address, trade_place.city,
         trade_place.region_code as "regionCode", trade_place.latitude, trade_place.longitude, hours,
         first_day as "firstDay", last_day as "lastDay"
       from trade_place join organization on organization.id = organization_id
       where closed_at is null and (first_day is null
         or (last_day >= ($1::timestamptz at time zone 'UTC')::date - 1
           and first_day <= ($1::timestamptz at time zone 'UTC')::date + horizon_days + 1))
       order by trade_place.id`,
      [now],
    ),
    run<{ organizationId: number; day: IsoDate }>(
      executor,
      // a day further back is the past in every zone
      `select organization_id as "organizationId", day from delivery_day join organization on id = organization_id
        where taken >= daily_deliveries and day >= ($1::timestamptz at time zone 'UTC')::date - 1 order by day`,
      [now],
    ),
  ])
  const placesBySeller = Map.groupBy(places, (place) => place.organizationId)
  const fullBySeller = Map.groupBy(full, (one) => one.organizationId)
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
    `select id, organization_id as "organizationId", title, price, min_order_sum as "minOrderSum",
       free_delivery_sum as "freeDeliverySum", min_order_sum_for_subscribers as "minOrderSumForSubscribers",
       free_delivery_sum_for_subscribers as "freeDeliverySumForSubscribers", is_default as "isDefault"
     from shipping_rate where $1::int[] is null or organization_id = any($1::int[]) order by is_default desc, id`,
    [organizationIds],
  )
  const areas = await run<AreaRow>(
    executor,
    `select shipping_rate_id as "shippingRateId", kind, region_code as "regionCode", city,
       center_latitude as "centerLatitude", center_longitude as "centerLongitude", radius_metres as "radiusMetres",
       polygon, min_order_sum_for_subscribers as "minOrderSumForSubscribers",
       free_delivery_sum_for_subscribers as "freeDeliverySumForSubscribers"
     from shipping_area
     where $1::int[] is null
       or shipping_rate_id in (select id from shipping_rate where organization_id = any($1::int[]))
     order by id`,
    [organizationIds],
  )
  const areasByRate = Map.groupBy(areas, (area) => area.shippingRateId)
  const bySeller = new Map<number, ShippingRate[]>()
  for (const rate of rates) {
    const own = bySeller.get(rate.organizationId) ?? []
    own.push(rateOf(rate, areasByRate.get(rate.id) ?? []))
    bySeller.set(rate.organizationId, own)
  }
  return bySeller
}

function sellerOf(row: SellerRow, fullDays: readonly IsoDate[]): Omit<Seller, 'rates' | 'tradePlaces'> {
  const schedule: DeliverySchedule = {
    timeZone: row.timeZone,
    weekdays: row.deliveryWeekdays,
    cutoffMinute: minuteOf(row.orderCutoff),
    processingDays: row.processingDays,
    durationDays: row.deliveryDurationDays,
    windowFromHour: row.windowFromHour,
    windowToHour: row.windowToHour,
    horizonDays: row.horizonDays,
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

function rateOf(row: RateRow, areas: readonly AreaRow[]): ShippingRate {
  return {
    id: row.id,
    title: row.title,
    price: row.price,
    minOrderSum: row.minOrderSum,
    freeDeliverySum: row.freeDeliverySum,
    minOrderSumForSubscribers: row.minOrderSumForSubscribers,
    freeDeliverySumForSubscribers: row.freeDeliverySumForSubscribers,
    isDefault: row.isDefault,
    areas: areas.map((area) => ({
      area: areaOf(area),
      minOrderSumForSubscribers: area.minOrderSumForSubscribers,
      freeDeliverySumForSubscribers: area.freeDeliverySumForSubscribers,
    })),
  }
}

function areaOf(row: AreaRow): Area {
  switch (row.kind) {
    case 'country':
      return { kind: 'country' }
    case 'region':
      return { kind: 'region', regionCode: row.regionCode }
    case 'city':
      return { kind: 'city', city: row.city, regionCode: row.regionCode }
    case 'radius':
      return {
        kind: 'radius',
        center: { latitude: row.centerLatitude, longitude: row.centerLongitude },
        metres: row.radiusMetres,
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
  regionCode: row.regionCode,
  coords: { latitude: row.latitude, longitude: row.longitude },
  hours: row.hours,
  days: row.firstDay && row.lastDay ? { from: row.firstDay, to: row.lastDay } : null,
})
