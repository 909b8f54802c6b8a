import { dayIn, type IsoDate, momentIn, SHOP_TIME_ZONE } from '../clock/clock.ts'

/** A month of the market's calendar, `YYYY-MM`. */
export type Period = string & { readonly __period?: true }

/** The form of a period in addresses. */
export const PERIOD = /^20\d\d-(0[1-9]|1[0-2])$/

export const periodOfDay = (day: IsoDate): Period => day.slice(0, 7)

export const periodAt = (moment: Date): Period => periodOfDay(dayIn(SHOP_TIME_ZONE, moment))

/** The period a number of months later, or earlier. */
export function plusMonths(period: Period, months: number): Period {
  const month = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
}

/**
 * The period into which something of the month `own` is posted: that month, or the first open one when the month is
 * closed. Every month up to the latest closed one is closed. The trigger `ledger_entry_period` applies the same rule to
 * entries of the ledger. @param closed the latest closed period; null = none
 */
export const postedPeriod = (own: Period, closed: Period | null): Period =>
  closed !== null && own <= closed ? plusMonths(closed, 1) : own

/** The first moment of a period and that of the next one. */
export const boundsOf = (period: Period): readonly [Date, Date] => [
  momentIn(SHOP_TIME_ZONE, `${period}-01`, 0),
  momentIn(SHOP_TIME_ZONE, `${plusMonths(period, 1)}-01`, 0),
]
