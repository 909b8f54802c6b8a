import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import type { DinnerPromise } from '@okolitsa/contracts/restaurants/dinner.ts'
import { dayIn, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'

type Dated = Pick<ShippingMethod, 'methodCode' | 'tradePlace'>

/** The delivery promise of dinners for a method; undefined = not available by it. */
export const dinnerOf = (dinners: readonly DinnerPromise[], { methodCode, tradePlace }: Dated) =>
  dinners.find((one) => one.methodCode === methodCode && one.tradePlaceId === (tradePlace?.id ?? null))

function daysOf({ asap, slots, timeZone }: DinnerPromise): ShippingMethod['dates'] {
  const days = new Map<string, ShippingMethod['dates'][number]>()
  for (const { from, to } of [...(asap ? [asap] : []), ...slots]) {
    const date = dayIn(timeZone, new Date(from))
    const known = days.get(date)
    const fromHour = Math.floor(minuteOfDayIn(timeZone, new Date(from)) / 60)
    const endsOn = dayIn(timeZone, new Date(to))
    const toHour = endsOn === date ? Math.ceil(minuteOfDayIn(timeZone, new Date(to)) / 60) : 24
    days.set(date, {
      date,
      fromHour: Math.min(known?.fromHour ?? fromHour, fromHour),
      toHour: Math.max(known?.toHour ?? toHour, toHour),
    })
  }
  return [...days.values()]
}

/** Sets the days of dinners on the methods of a restaurant; a method without dinners has no days. */
export const withDinnerDays = (
  methods: readonly ShippingMethod[],
  dinners: readonly DinnerPromise[],
): readonly ShippingMethod[] =>
  dinners.length === 0
    ? methods
    : methods.map((method) => {
        const dinner = dinnerOf(dinners, method)
        const dates = dinner ? daysOf(dinner) : []
        return { ...method, dates, noDates: dates.length > 0 ? null : 'noDeliveryDays' }
      })
