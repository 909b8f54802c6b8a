import { changePercent } from '@okolitsa/domain/numbers/numbers-period.ts'
import { COLUMNS, type ReportColumn } from '@okolitsa/domain/reports/reports.ts'
import { formatNumber, formatPercent, formatPrice, formatRating } from '@okolitsa/strings/ru/format.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'

const FORMATS = {
  count: formatNumber,
  money: (roubles: number) => formatPrice(Math.round(roubles)),
  percent: formatPercent,
  rating: formatRating,
} as const

/** A number of a column in words; a dash when there is nothing to count. */
export const numberWords = (column: ReportColumn, value: number | null): string =>
  value === null ? '–' : FORMATS[COLUMNS[column].kind](value)

/** How a number differs from the one of the period before; null = there is nothing to compare. */
export function changeWords(column: ReportColumn, now: number | null, before: number | null): string | null {
  const { kind } = COLUMNS[column]
  if (now === null || kind === 'rating') return null
  if (kind === 'percent') return before === null ? null : text.points(Math.round((now - before) * 10) / 10)
  return text.change(changePercent(now, before ?? 0))
}
