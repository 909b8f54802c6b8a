import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of production days. */

const NBSP = '\u00A0'
const DAYS_WHEN = ['понедельникам', 'вторникам', 'средам', 'четвергам', 'пятницам', 'субботам', 'воскресеньям']

/** Short names from Monday. */
export const weekdayNames = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']

/** «по вторникам и пятницам», «каждый день». */
export function productionDays(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'каждый день'
  const names = weekdays.map((day) => DAYS_WHEN[day - 1] ?? '')
  const last = names.at(-1) ?? ''
  return `по${NBSP}${names.length > 1 ? `${names.slice(0, -1).join(', ')} и${NBSP}${last}` : last}`
}

/** «до 18:00 накануне». @param time `HH:MM` */
export function orderBefore(time: string, daysBefore: number): string {
  const when =
    daysBefore === 0 ? 'того же дня' : daysBefore === 1 ? 'накануне' : `за${NBSP}${formatCount(daysBefore, nouns.day)}`
  return `до${NBSP}${time} ${when}`
}

/** Texts of a product's page. */
export const productionSchedule = {
  title: (days: string) => `Готовят ${days}`,
  text: (before: string) =>
    `Сделают к${NBSP}вашему заказу: закажите ${before}. Привезут сразу, как${NBSP}будет готово.`,
}
