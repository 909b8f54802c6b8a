import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** Days of the periods that are one press away; today is the last of them. */
export const PERIOD_DAYS = [7, 30, 90] as const
export type PeriodDays = (typeof PERIOD_DAYS)[number]
/** The longest period with days of one's own. */
const MAX_PERIOD_DAYS = 366

const DAY_MS = 86_400_000

/** Days from the first to the last, both of them counted; below 1 = they are the wrong way round. */
export const daysOfPeriod = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

/** What is wrong with days of one's own: they come in pairs, the first one first, and are not too many. */
export function periodMistakes(from: IsoDate | undefined, to: IsoDate | undefined): FieldMistakes {
  if (from === undefined && to === undefined) return {}
  if (from === undefined) return { from: 'required' }
  if (to === undefined) return { to: 'required' }
  const days = daysOfPeriod(from, to)
  if (days < 1) return { to: 'tooSmall' }
  return days > MAX_PERIOD_DAYS ? { to: 'tooBig' } : {}
}

/** The days themselves, the first one first. */
export const everyDayOf = (from: IsoDate, to: IsoDate): IsoDate[] =>
  Array.from({ length: Math.max(0, daysOfPeriod(from, to)) }, (_, index) => plusDays(from, index))

/** By how many whole per cent more (below nothing = less) than before; null = there was nothing to compare with. */
export const changePercent = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
