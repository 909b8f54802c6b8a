import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Maximum days that goods of one order wait for its latest harvest. */
export const MAX_DAYS_TO_WAIT = 14

/**
 * The last harvest day that still belongs to one order with the earliest goods. Later harvests are ordered separately,
 * so that goods in stock never wait for months. @param harvests days of the goods that can be bought; null = in stock
 */
export function lastDayOfOrder(harvests: readonly (IsoDate | null)[], today: IsoDate): IsoDate {
  const days = harvests.map((day) => (day === null || day < today ? today : day))
  return plusDays(days.toSorted()[0] ?? today, MAX_DAYS_TO_WAIT)
}
