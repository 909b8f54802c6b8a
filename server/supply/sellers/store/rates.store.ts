import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

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
  slotCapacity: number | null
  weekdays: number[] | null
  fromHour: number | null
  toHour: number | null
}

/** Columns of an area; a table constraint requires exactly the columns of its kind. */
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

/** Rates of the sellers by seller id, with their areas, the default one first. */
export async function ratesBySeller(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<ReadonlyMap<number, ShippingRate[]>> {
  const rates = await run<RateRow>(
    executor,
    `select id, organization_id as "organizationId", title, price, min_order_sum as "minOrderSum",
       free_delivery_sum as "freeDeliverySum", min_order_sum_for_subscribers as "minOrderSumForSubscribers",
       free_delivery_sum_for_subscribers as "freeDeliverySumForSubscribers", is_default as "isDefault",
       slot_capacity as "slotCapacity", weekdays, from_hour as "fromHour", to_hour as "toHour"
     from shipping_rate where organization_id = any($1) order by is_default desc, id`,
    [organizationIds],
  )
  const areas = await run<AreaRow>(
    executor,
    `select shipping_rate_id as "shippingRateId", kind, region_code as "regionCode", city,
       center_latitude as "centerLatitude", center_longitude as "centerLongitude", radius_metres as "radiusMetres",
       polygon, min_order_sum_for_subscribers as "minOrderSumForSubscribers",
       free_delivery_sum_for_subscribers as "freeDeliverySumForSubscribers"
     from shipping_area
     where shipping_rate_id in (select id from shipping_rate where organization_id = any($1)) order by id`,
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
    hours:
      row.weekdays && row.fromHour !== null && row.toHour !== null
        ? { weekdays: row.weekdays, fromHour: row.fromHour, toHour: row.toHour }
        : null,
    slotCapacity: row.slotCapacity,
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
