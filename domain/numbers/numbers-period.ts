import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** Preset periods in days, ending today. */
export const PERIOD_DAYS = [7, 30, 90] as const
export type PeriodDays = (typeof PERIOD_DAYS)[number]
/** Maximum length of a custom period. */
const MAX_PERIOD_DAYS = 366

const DAY_MS = 86_400_000

/** Number of days from the first to the last, both included; below 1 = wrong order. */
export const daysOfPeriod = (from: IsoDate, to: IsoDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1

/** Mistakes of a custom period: the days come in pairs, in order, and are limited in number. */
export function periodMistakes(from: IsoDate | undefined, to: IsoDate | undefined): FieldMistakes {
  if (from === undefined && to === undefined) return {}
  if (from === undefined) return { from: 'required' }
  if (to === undefined) return { to: 'required' }
  const days = daysOfPeriod(from, to)
  if (days < 1) return { to: 'tooSmall' }
  return days > MAX_PERIOD_DAYS ? { to: 'tooBig' } : {}
}

export const everyDayOf = (from: IsoDate, to: IsoDate): IsoDate[] =>
  Array.from({ length: Math.max(0, daysOfPeriod(from, to)) }, (_, index) => plusDays(from, index))

/** Change in whole per cent (negative = less); null = no earlier value. */
export const changePercent = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null
