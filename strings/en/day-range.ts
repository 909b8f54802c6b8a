import type * as ru from '../ru/day-range.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'

/** Formats a range of days: `5 December`, `28–29 November`, `28 November — 3 December`. */
export const formatDayRange: Words<typeof ru.formatDayRange> = ({ from, to }, reference) => {
  if (from === to) return formatDate(from, reference)
  const last = formatDate(to, reference)
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${last}`
    : `${formatDate(from, reference)} — ${last}`
}

export const standHours: Words<typeof ru.standHours> = (days, from, to, reference) =>
  `${formatDayRange(days, reference)} from ${from} to ${to}`
