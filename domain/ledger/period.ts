import { dayIn, momentIn, SHOP_TIME_ZONE } from '../clock/clock.ts'

/** A calendar month of the market's time zone, `YYYY-MM`. */
export const PERIOD = /^20\d\d-(0[1-9]|1[0-2])$/

export const periodAt = (moment: Date): string => dayIn(SHOP_TIME_ZONE, moment).slice(0, 7)

/** The first moment of a period and the first one after it. */
export function boundsOfPeriod(period: string): { readonly from: Date; readonly to: Date } {
  const [year = 0, month = 0] = period.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  const first = (one: string) => momentIn(SHOP_TIME_ZONE, `${one}-01`, 0)
  return { from: first(period), to: first(next) }
}
