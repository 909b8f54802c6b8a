import { dayIn, type IsoDate } from '../clock/clock.ts'

/** True = an order that could not be delivered waits at the seller until its new day. */
export const waitsForDay = (
  order: {
    /** True = the order was sent and then given another day. */
    readonly hasAnotherDay: boolean
    readonly deliveryDate: IsoDate
    readonly timeZone: string
  },
  now: Date,
): boolean => order.hasAnotherDay && order.deliveryDate > dayIn(order.timeZone, now)
