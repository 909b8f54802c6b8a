import { dayIn, type IsoDate } from '../clock/clock.ts'

/** An order that was not handed over waits at the seller's until its new day: only then is it on its way again. */
export const waitsForDay = (
  order: {
    /** On its way, and given another day since it was sent. */
    readonly hasAnotherDay: boolean
    readonly deliveryDate: IsoDate
    readonly timeZone: string
  },
  now: Date,
): boolean => order.hasAnotherDay && order.deliveryDate > dayIn(order.timeZone, now)
