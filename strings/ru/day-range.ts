import type { DayRange } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type DayReference, formatDate } from './format.ts'

/** Formats a range of days: `5 декабря`, `28–29 ноября`, `28 ноября — 3 декабря`. */
export function formatDayRange({ from, to }: DayRange, reference: DayReference): string {
  if (from === to) return formatDate(from, reference)
  const last = formatDate(to, reference)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${last}`
    : `${formatDate(from, reference)}\u00A0— ${last}`
}

/** Opening hours of a stand: `28–29 ноября с 10:00 до 18:00`. */
export const standHours = (days: DayRange, from: string, to: string, reference: DayReference): string =>
  `${formatDayRange(days, reference)} с\u00A0${from} до\u00A0${to}`
