import type { RateHours } from '../delivery/rate.ts'
import { type Area, isArea } from '../geo/area.ts'
import { isAboutRussia, outlineMistake } from '../geo/outline.ts'
import { MAX_KOPECKS } from '../money/money.ts'
import {
  type FieldMistake,
  type FieldMistakes,
  listOf,
  mistakesInList,
  mistakesOf,
  orNone,
  text,
  whole,
} from '../validation/field-rules.ts'
import { MAX_AREAS, MAX_RATES, type NewRateArea, type NewShippingRate } from './seller-fields.ts'

const sum = whole(0, MAX_KOPECKS)

export function areaMistake(area: Area): FieldMistake | null {
  if (area.kind === 'polygon') return outlineMistake(area.points)
  if (!isArea(area)) return 'wrongValue'
  return area.kind === 'radius' && !isAboutRussia(area.center) ? 'outsideRussia' : null
}

/** Mistakes of a rate's days and hours; keys are `hours.<field>`. */
function hoursMistakes(hours: RateHours): FieldMistakes {
  const found = {
    ...mistakesOf<RateHours>(
      { weekdays: listOf(whole(1, 7), { least: 1, most: 7 }), fromHour: whole(0, 23), toHour: whole(1, 24) },
      hours,
    ),
    ...(hours.fromHour >= hours.toHour && { toHour: 'tooSmall' as const }),
  }
  return Object.fromEntries(Object.entries(found).map(([field, mistake]) => [`hours.${field}`, mistake]))
}

/** Mistakes of a seller's rates. At most one is the default; each needs an area. */
export function ratesMistakes(rates: readonly NewShippingRate[]): FieldMistakes {
  if (rates.length > MAX_RATES) return { rates: 'tooLong' }
  const second = rates.findIndex(
    (rate, index) => rate.isDefault && rates.some((one, at) => one.isDefault && at < index),
  )
  return {
    ...mistakesInList(rates, 'rates', (rate) => ({
      ...mistakesOf<NewShippingRate>(
        {
          title: text({ most: 120, isRequired: true }),
          price: sum,
          minOrderSum: sum,
          freeDeliverySum: orNone(sum),
          minOrderSumForSubscribers: orNone(sum),
          freeDeliverySumForSubscribers: orNone(sum),
          slotCapacity: (most) => orNone(whole(1, 32_767))(most ?? null),
          areas: (areas) => (areas.length === 0 ? 'required' : areas.length > MAX_AREAS ? 'tooLong' : null),
        },
        rate,
      ),
      ...(rate.hours && hoursMistakes(rate.hours)),
      ...mistakesInList(rate.areas, 'areas', (area) =>
        mistakesOf<NewRateArea>(
          {
            area: areaMistake,
            minOrderSumForSubscribers: orNone(sum),
            freeDeliverySumForSubscribers: orNone(sum),
          },
          area,
        ),
      ),
    })),
    ...(second >= 0 && { [`rates.${second}.isDefault`]: 'taken' }),
  }
}
