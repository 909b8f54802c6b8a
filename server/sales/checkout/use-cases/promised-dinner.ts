import type { CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import { dayIn, type IsoDate, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { promiseDinner } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { roadMinutes } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import type { Kitchen } from '../../../fulfilment/dinner/ports.ts'
import type { DraftDinner } from '../../order-lifecycle/ports.ts'
import type { CountedProduct } from './count-cart.ts'

/** When a dinner is promised, and the day and hours of it as every order has them. */
export interface PromisedDinner {
  readonly dinner: DraftDinner
  readonly date: IsoDate
  readonly fromHour: number
  readonly toHour: number
  readonly timeZone: string
}

/**
 * When the kitchen has the dinner there: as soon as possible, or in the slot that was chosen; both counted anew at this
 * moment, with what it cooks already. @throws {Refusal} DINNER_TIME_UNAVAILABLE
 */
export function promisedDinner(
  kitchen: Kitchen,
  { methodCode, dinner: choice }: Pick<CheckoutCart, 'methodCode' | 'dinner'>,
  place: DeliveryPlace,
  bought: readonly Pick<CountedProduct, 'product'>[],
  now: Date,
): PromisedDinner {
  const { hours, pace, cooking, coords } = kitchen
  const metres = methodCode === 'pickup' ? null : distanceMetres(coords, place.coords)
  const served = bought.flatMap(({ product: { dish } }) => (dish ? [dish.served] : []))
  const { asap, notNow, slots } = promiseDinner({ hours, pace, cooking, metres, served, now })
  const slotFrom = choice?.slotFrom ? new Date(choice.slotFrom) : null
  const slot = slotFrom === null ? asap : slots.find(({ from }) => from.getTime() === slotFrom.getTime())
  if (!slot) {
    throw new Refusal('DINNER_TIME_UNAVAILABLE', {
      reason: slotFrom === null && notNow ? notNow.reason : 'slotGone',
      until: slotFrom === null ? (notNow?.until?.toISOString() ?? null) : (slots[0]?.from.toISOString() ?? null),
    })
  }
  const { timeZone } = hours
  const date = dayIn(timeZone, slot.from)
  return {
    dinner: {
      isAsap: slotFrom === null,
      from: slot.from,
      to: slot.to,
      roadMinutes: metres === null ? 0 : roadMinutes(metres),
      cutlery: choice?.cutlery ?? 0,
      dropOff: choice?.dropOff ?? 'ring',
    },
    date,
    fromHour: Math.floor(minuteOfDayIn(timeZone, slot.from) / 60),
    // over midnight it is still the evening's order
    toHour: dayIn(timeZone, slot.to) === date ? Math.ceil(minuteOfDayIn(timeZone, slot.to) / 60) : 24,
    timeZone,
  }
}
