import type * as ru from '../ru/production-schedule.ts'
import type { Words } from '../words.ts'

const DAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** Short names from Monday. */
export const weekdayNames: Words<typeof ru.weekdayNames> = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "on Tuesdays and Fridays", "every day". */
export const productionDays: Words<typeof ru.productionDays> = (weekdays) => {
  if (weekdays.length === 7) return 'every day'
  const names = weekdays.map((day) => DAYS[day - 1] ?? '')
  const last = names.at(-1) ?? ''
  return `on ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last}`
}

/** "before 18:00 of the day before". */
export const orderBefore: Words<typeof ru.orderBefore> = (time, daysBefore) => {
  const when =
    daysBefore === 0 ? 'of the same day' : daysBefore === 1 ? 'of the day before' : `${daysBefore} days before`
  return `before ${time} ${when}`
}

/** Texts of the product page. */
export const productionSchedule: Words<typeof ru.productionSchedule> = {
  title: (days) => `Made ${days}`,
  text: (before) => `It is made for your order: order ${before}. It is brought as soon as it is ready.`,
}
