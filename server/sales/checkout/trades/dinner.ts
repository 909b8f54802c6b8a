import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { promiseDinner } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { roadMinutes } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type { Kitchen } from '../../../fulfilment/dinner/ports.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { CheckoutServices } from '../ports.ts'
import {
  type CartSale,
  type CartTrade,
  countedCart,
  demandCart,
  draftCart,
  type PromisedCart,
  priceCart,
  promiseByDay,
  quoteCart,
  type ReservedCart,
} from './goods.ts'

interface ReservedDinner extends ReservedCart {
  /** The kitchen; null = the seller is no longer a restaurant. */
  readonly kitchen: Kitchen | null
}

/** The trade of dinners: dishes that a kitchen cooks for a promised time. */
export const dinnerTrade = (ports: CheckoutServices): CartTrade<ReservedDinner> => ({
  reserve: async (tx, sale) => {
    const cart = demandCart(sale)
    // a later suspension or stop waits for this order, and the following reads see an earlier one
    await pipelined([
      ports.sellers.refuseSuspended(tx, cart.organizationId),
      ports.dinner.lockDishes(
        tx,
        cart.lines.map(({ productId }) => productId),
      ),
    ])
    const [kitchen, reserved] = await pipelined([
      ports.dinner.kitchenNow(tx, cart.organizationId),
      countedCart(ports, tx, sale, cart, ports.dinner.dishesFor),
    ])
    return { ...reserved, kitchen }
  },
  price: (sale, reserved) => {
    const priced = priceCart(sale, reserved)
    // dishes with options are never substituted
    return { ...priced, lines: priced.lines.map((line) => ({ ...line, substitution: 'none' })) }
  },
  promise: async (sale, reserved, priced) => {
    const { kitchen } = reserved
    if (!kitchen) return promiseByDay(ports, sale, reserved, priced)
    const quote = await quoteCart(ports, sale, reserved, priced, null)
    return { ...quote, ...promisedDinner(kitchen, sale, reserved) }
  },
  draft: (sale, reserved, promised) => draftCart(ports, sale, reserved, promised),
})

/**
 * The promised time of a dinner, as soon as possible or in the chosen slot, recomputed with the current queue.
 * @throws {Refusal} DINNER_TIME_UNAVAILABLE
 */
function promisedDinner(
  { hours, pace, cooking, coords }: Kitchen,
  { line, now }: CartSale,
  { place, bought }: ReservedCart,
): Pick<PromisedCart, 'delivery' | 'shippingRateId' | 'dinner'> {
  const { methodCode, dinner: choice } = line.choice
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
    delivery: {
      date,
      fromHour: Math.floor(minuteOfDayIn(timeZone, slot.from) / 60),
      // a slot after midnight belongs to the evening of the order
      toHour: dayIn(timeZone, slot.to) === date ? Math.ceil(minuteOfDayIn(timeZone, slot.to) / 60) : 24,
      timeZone,
    },
    shippingRateId: null,
  }
}
