import { type FieldRule, listOf, whole } from '../validation/field-rules.ts'

/** Days on which a product is made and the cutoff of their orders, in the seller's time zone. */
export interface ProductionSchedule {
  /** Weekdays, 1 = Monday … 7: ascending, unique, at least one. */
  readonly weekdays: readonly number[]
  /** Orders are accepted before this minute of the day, 1…1439. */
  readonly cutoffMinute: number
  /** Days between the cutoff and production, 0…30. */
  readonly daysBefore: number
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
export const MAX_DAYS_BEFORE = 30
const LAST_MINUTE = 24 * 60 - 1

const weekdays = listOf<number>(whole(1, 7), { least: 1, most: 7 })

export const productionScheduleRule: FieldRule<ProductionSchedule> = (productionSchedule) =>
  weekdays(productionSchedule.weekdays) ??
  (productionSchedule.weekdays.some((day, index, all) => day < (all[index - 1] ?? 0)) ? 'wrongValue' : null) ??
  whole(1, LAST_MINUTE)(productionSchedule.cutoffMinute) ??
  whole(0, MAX_DAYS_BEFORE)(productionSchedule.daysBefore)

/** A schedule in a URL: `25-1080-1` = Tuesdays and Fridays, until 18:00 of the day before. */
export const PRODUCTION_SCHEDULE_CODE = /^[1-7]{1,7}-\d{1,4}-\d{1,2}$/

export const productionScheduleCode = ({ weekdays: days, cutoffMinute, daysBefore }: ProductionSchedule): string =>
  `${days.join('')}-${cutoffMinute}-${daysBefore}`

/** Reads the code of a schedule; null = malformed. */
export function readProductionScheduleCode(code: string): ProductionSchedule | null {
  if (!PRODUCTION_SCHEDULE_CODE.test(code)) return null
  const [days = '', cutoffMinute, daysBefore] = code.split('-')
  const productionSchedule = {
    weekdays: [...days].map(Number),
    cutoffMinute: Number(cutoffMinute),
    daysBefore: Number(daysBefore),
  }
  return productionScheduleRule(productionSchedule) === null ? productionSchedule : null
}
