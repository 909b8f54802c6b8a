import { createHash } from 'node:crypto'
import type { Shipping, ShippingRateForm } from '@okolitsa/contracts/delivery/shipping.ts'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import { fromRoubles, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { NewShippingRate } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { SellerShipping } from '../../../../supply/sellers/ports.ts'
import { presentTradePlace } from '../../public.ts'

const roublesOrNull = (sum: Kopecks | null) => (sum === null ? null : toRoubles(sum))
const kopecksOrNull = (sum: number | null) => (sum === null ? null : fromRoubles(sum))

/** Revision of the rates, equal for equal rates. */
export const revisionOf = (rates: readonly ShippingRate[]): string =>
  createHash('sha256').update(JSON.stringify(rates)).digest('base64url')

const presentRate = (rate: ShippingRate) => ({
  id: rate.id,
  title: rate.title,
  price: toRoubles(rate.price),
  minOrderSum: toRoubles(rate.minOrderSum),
  freeDeliverySum: roublesOrNull(rate.freeDeliverySum),
  minOrderSumForSubscribers: roublesOrNull(rate.minOrderSumForSubscribers),
  freeDeliverySumForSubscribers: roublesOrNull(rate.freeDeliverySumForSubscribers),
  isDefault: rate.isDefault,
  hours: rate.hours && { ...rate.hours, weekdays: [...rate.hours.weekdays] },
  slotCapacity: rate.slotCapacity,
  areas: rate.areas.map(({ area, minOrderSumForSubscribers, freeDeliverySumForSubscribers }) => ({
    area: area as Shipping['rates'][number]['areas'][number]['area'],
    minOrderSumForSubscribers: roublesOrNull(minOrderSumForSubscribers),
    freeDeliverySumForSubscribers: roublesOrNull(freeDeliverySumForSubscribers),
  })),
})

/** Converts a submitted rate to kopecks. */
export const rateOfForm = ({ id, ...form }: ShippingRateForm): NewShippingRate & { readonly id?: number } => ({
  ...(id !== undefined && { id }),
  title: form.title,
  price: fromRoubles(form.price),
  minOrderSum: fromRoubles(form.minOrderSum),
  freeDeliverySum: kopecksOrNull(form.freeDeliverySum),
  minOrderSumForSubscribers: kopecksOrNull(form.minOrderSumForSubscribers),
  freeDeliverySumForSubscribers: kopecksOrNull(form.freeDeliverySumForSubscribers),
  isDefault: form.isDefault,
  hours: form.hours && { ...form.hours, weekdays: [...new Set(form.hours.weekdays)].toSorted() },
  slotCapacity: form.slotCapacity,
  areas: form.areas.map(({ area, minOrderSumForSubscribers, freeDeliverySumForSubscribers }) => ({
    area,
    minOrderSumForSubscribers: kopecksOrNull(minOrderSumForSubscribers),
    freeDeliverySumForSubscribers: kopecksOrNull(freeDeliverySumForSubscribers),
  })),
})

export function presentShipping({ place, schedule, rates, closures, tradePlaces }: SellerShipping): Shipping {
  return {
    revision: revisionOf(rates),
    timeZone: place.timeZone,
    coords: { ...place.coords },
    city: place.city ?? place.settlement ?? '',
    regionCode: place.regionCode,
    rates: rates.map(presentRate),
    schedule: {
      ...{ ...schedule, weekdays: [...schedule.weekdays] },
      ...{ withCdek: place.withCdek, withPlans: place.workWithSubscriptions },
    },
    closures: closures.map((closure) => ({ ...closure })),
    tradePlaces: tradePlaces.map(presentTradePlace),
  }
}
