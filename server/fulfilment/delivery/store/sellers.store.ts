import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DeliverySchedule, minuteOf } from '@okolitsa/domain/delivery/promise.ts'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { DeliveryPlace, SellerSummary, TradePlace } from '../ports.ts'

/** A seller as delivery knows it. */
export interface Seller extends SellerSummary {
  readonly schedule: DeliverySchedule
  /** Equal for sellers with the same schedule and full days, so that a promise is counted once for all of them. */
  readonly scheduleKey: string
  /** Days on which the own courier can bring nothing more. */
  readonly fullDays: ReadonlySet<IsoDate>
  /** Sends parcels by the carrier, too: to any place the carrier goes. */
  readonly hasCarrier: boolean
  /** Where its parcels begin their way. */
  readonly place: DeliveryPlace
  readonly rates: readonly ShippingRate[]
  readonly tradePlaces: readonly TradePlace[]
}

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

interface AreaRow {
  shipping_rate_id: number
  kind: Area['kind']
  region_code: string
  city: string
  center_latitude: number
  center_longitude: number
  radius_metres: number
  polygon: [number, number][]
  min_order_sum_for_subscribers: Kopecks | null
  free_delivery_sum_for_subscribers: Kopecks | null
}

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
  const [sellers, rates, areas, places, full] = await Promise.all([
    run<SellerRow>(
      executor,
      `select id, type, slug, title, tagline, small_image, hue, latitude, longitude, city, settlement, region_code,
         with_cdek, time_zone, is_hidden, work_with_subscriptions, popularity, rating_sum, rating_count, created_at,
         delivery_weekdays, order_cutoff, processing_days, delivery_duration_days, window_from_hour, window_to_hour,
         horizon_days
       from organization where is_enabled order by id`,
    ),
    run<RateRow>(
      executor,
      `select id, organization_id, title, price, min_order_sum, free_delivery_sum, min_order_sum_for_subscribers,
         free_delivery_sum_for_subscribers, is_default
       from shipping_rate order by is_default desc, id`,
    ),
    run<AreaRow>(
      executor,
      `select shipping_rate_id, kind, region_code, city, center_latitude, center_longitude, radius_metres, polygon,
         min_order_sum_for_subscribers, free_delivery_sum_for_subscribers
       from shipping_area order by id`,
    ),
    run<TradePlaceRow>(
      executor,
      'select id, organization_id, title, address, city, region_code, latitude, longitude, hours from trade_place order by id',
    ),
    run<{ organization_id: number; day: IsoDate }>(
      executor,
      // a day further back is nobody's future, whatever the zone
      `select organization_id, day from delivery_day join organization on id = organization_id
        where taken >= daily_deliveries and day >= ($1::timestamptz at time zone 'UTC')::date - 1 order by day`,
      [now],
    ),
  ])
  const areasByRate = Map.groupBy(areas, (area) => area.shipping_rate_id)
  const ratesBySeller = Map.groupBy(rates, (rate) => rate.organization_id)
  const placesBySeller = Map.groupBy(places, (place) => place.organization_id)
  const fullBySeller = Map.groupBy(full, (one) => one.organization_id)
  return sellers.map((row) => ({
    ...sellerOf(row, fullBySeller.get(row.id)?.map(({ day }) => day) ?? []),
    rates: (ratesBySeller.get(row.id) ?? []).map((rate) => rateOf(rate, areasByRate.get(rate.id) ?? [])),
    tradePlaces: (placesBySeller.get(row.id) ?? []).map(tradePlaceOf),
  }))
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

/** Sellers that list something in one of the categories; reads the catalogue's read model `category_seller_count`. */
export async function sellersInCategories(
  executor: Executor,
  categoryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ organization_id: number }>(
    executor,
    'select distinct organization_id from category_seller_count where category_id = any($1)',
    [categoryIds],
  )
  return new Set(rows.map((row) => row.organization_id))
}
