import type { Report, ReportRow } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import type { ReportColumn } from '@okolitsa/domain/reports/reports.ts'
import { type DayReference, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'
import type { CSSProperties } from 'react'
import { cohortList, countedList } from '../../data/office/reports/counted-list.ts'
import { type ReportQuery, reportPath } from '../../data/office/reports/report-query.ts'
import { SELLERS_PATH } from '../../data/office/sellers-query.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { changeWords, numberWords } from './report-words.ts'
import css from './reports.module.css'

/** The list of a number, or the number alone for those who may not open the list. */
function Cell({ href, label, children }: { href: string | null; label: string; children: string }) {
  return href === null ? (
    children
  ) : (
    <a href={href} aria-label={text.open(label, children)}>
      {children}
    </a>
  )
}

/** Rows and totals; each number opens the list that it counts. @param mayOpen the reader sees the list of orders */
export function ReportTable({
  report: shown,
  query,
  reference,
  mayOpen,
}: {
  report: Report
  query: ReportQuery
  reference: DayReference
  mayOpen: boolean
}) {
  const { report, by, cuts, columns, rows, total } = shown
  const months = rows.find((row) => row.months)?.months?.length ?? 0
  const listOf = (row: ReportRow | null, column: ReportColumn) =>
    mayOpen || report === 'searches' ? countedList(shown, query, row, column) : null
  const cells = (row: ReportRow | null, values: readonly (number | null)[]) =>
    columns.map((column, index) => {
      const value = values[index] ?? null
      const change = row?.before && index === 0 ? changeWords(column, value, row.before[0] ?? null) : null
      const label = `${text.columns[column]}, ${row ? text.key(by, row, reference) : text.total}`
      return (
        <td key={column}>
          <Cell href={value === null || value === 0 ? null : listOf(row, column)} label={label}>
            {numberWords(column, value)}
          </Cell>
          {change && <small>{change}</small>}
        </td>
      )
    })
  return (
    <WideTable label={text.byCut[by]} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text.cuts[by]}</th>
            {columns.map((column) => (
              <th key={column} scope="col" title={text.meanings[column]}>
                {text.columns[column]}
              </th>
            ))}
            {monthsUpTo(months).map((month) => (
              <th key={month} scope="col" title={text.months} aria-label={text.monthAfter(month)}>
                {text.monthShort(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Title row={row} by={by} href={detailsOf(shown, cuts, query, row)} reference={reference} />
              </th>
              {cells(row, row.values)}
              {monthsUpTo(months).map((month) => {
                const percent = row.months?.[month - 1] ?? null
                const href = mayOpen && percent ? cohortList(row.key, month) : null
                return (
                  <td key={month} className={css.heat} style={{ '--heat': `${percent ?? 0}%` } as CSSProperties}>
                    {percent !== null && (
                      <Cell href={href} label={`${text.monthAfter(month)}, ${text.key(by, row, reference)}`}>
                        {formatNumber(percent)}
                      </Cell>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {cells(null, total)}
            {months > 0 && <td colSpan={months} />}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  )
}

const monthsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** A seller's page, or the same report about the town, trade or seller of the row by week; null = no details. */
function detailsOf(
  { report, by }: Report,
  cuts: Report['cuts'],
  query: ReportQuery,
  { key }: ReportRow,
): string | null {
  if (key === '') return null
  if (report === 'sellers') return `${SELLERS_PATH}/${key}`
  const isPart = by === 'trade' || by === 'town' || by === 'way' || by === 'seller'
  return isPart && cuts.includes('week') ? reportPath(report, { ...query, [by]: key, by: 'week' }) : null
}

function Title({
  row,
  by,
  href,
  reference,
}: {
  row: ReportRow
  by: Report['by']
  href: string | null
  reference: DayReference
}) {
  const words = text.key(by, row, reference)
  return (
    <>
      {href === null ? words : <a href={href}>{words}</a>}
      {row.isPartial && <small>{text.partial}</small>}
    </>
  )
}
