import type { Report } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { COLUMNS, type ReportColumn } from '@okolitsa/domain/reports/reports.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'
import { numberWords } from './report-words.ts'
import css from './reports.module.css'

/** Lines of the first column and of a further one in the same unit, the earliest first. */
export function ReportChart({
  report: { report, by, columns, rows },
  shown,
  reference,
}: {
  report: Report
  shown: readonly ReportColumn[]
  reference: DayReference
}) {
  const points = rows.toReversed()
  const [main] = shown
  const last = points.length - 1
  if (!main || last < 1) return null
  const lines = shown
    .filter((column) => COLUMNS[column].kind === COLUMNS[main].kind)
    .map((column) => points.map(({ values }) => values[columns.indexOf(column)] ?? 0))
  const most = Math.max(...lines.flat(), 0)
  if (most === 0) return null
  const at = (values: readonly number[]) =>
    values.map((value, index) => `${(index / last) * 100},${100 - (value / most) * 96}`).join(' ')
  const [first = [], ...others] = lines
  const best = points[first.indexOf(Math.max(...first))] ?? points[last]
  const every = Math.ceil(points.length / 8)
  return (
    <figure
      className={css.chart}
      role="img"
      aria-label={
        best &&
        text.chart(
          text.reports[report],
          points.length,
          numberWords(main, Math.max(...first)),
          text.key(by, best, reference),
        )
      }
    >
      <div className={css.scale} aria-hidden="true">
        <span>{numberWords(main, most)}</span>
        <span>{numberWords(main, most / 2)}</span>
        <span>{numberWords(main, 0)}</span>
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.grid} d="M0 4H100M0 52H100M0 100H100" />
        <polygon className={css.area} points={`0,100 ${at(first)} 100,100`} />
        <polyline className={css.main} points={at(first)} />
        {others.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are in the fixed order of the columns
          <polyline key={index} className={css.other} points={at(line)} />
        ))}
      </svg>
      <div className={css.labels} aria-hidden="true">
        {points.map(({ key }, index) => (last - index) % every === 0 && <span key={key}>{text.axis(by, key)}</span>)}
      </div>
    </figure>
  )
}
