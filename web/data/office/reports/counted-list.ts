import type { Report, ReportRow } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { endOf, plusMonths } from '@okolitsa/domain/reports/report-period.ts'
import { COLUMNS, isTimeCut, type OrderCount, type ReportColumn } from '@okolitsa/domain/reports/reports.ts'
import { listPath } from '../list-query.ts'
import { OFFICE_ORDERS_SHAPE } from '../orders/list-query.ts'
import { SELLERS_PATH } from '../sellers-query.ts'
import { type ReportQuery, reportPath } from './report-query.ts'

type Shown = Pick<Report, 'report' | 'by' | 'period'>

/** The days of a row: those of the period that are in its day, week or month. */
function daysOf({ by, period }: Shown, row: Pick<ReportRow, 'key'> | null): Record<string, string> {
  if (!row || !isTimeCut(by)) return { endedFrom: period.from, endedTo: period.to }
  const [, endedFrom = ''] = [row.key, period.from].toSorted()
  const [endedTo = ''] = [endOf(by, row.key), period.to].toSorted()
  return { endedFrom, endedTo }
}

const ordersPath = (filters: Record<string, string>) => listPath(OFFICE_ORDERS_SHAPE, { filters })

/**
 * The list that a number counts: orders with the filters of the report and of its row, or the same phrases by day. Null
 * = there is no list. @param row null = the totals
 */
export function countedList(
  shown: Shown,
  { trade, town, way, seller, from, to }: ReportQuery,
  row: Pick<ReportRow, 'key'> | null,
  column: ReportColumn,
): string | null {
  const { report, by } = shown
  const key = row?.key ?? ''
  if (report === 'searches') {
    if (by !== 'phrase' || row === null) return null
    return reportPath('searches', {
      by: 'day',
      phrase: key,
      ...(from !== undefined && to !== undefined && { from, to }),
    })
  }
  if (column === 'rating') return row && by === 'seller' ? `${SELLERS_PATH}/${key}` : null
  const { counts } = COLUMNS[column]
  if (counts === null) return null
  if (report === 'cohorts') {
    if (row === null) return null
    return counts === 'first' ? cohortList(key, 0, 'first') : ordersPath({ cohort: key, counted: counts })
  }
  const ofQuery = { ...(trade && { trade }), ...(town && { town }), ...(way && { way }), ...(seller && { seller }) }
  const ofRow: Record<string, string> =
    row && (by === 'trade' || by === 'town' || by === 'way' || by === 'seller') ? { [by]: key } : {}
  const ofReason: Record<string, string> = row && by === 'reason' && key !== 'refund' ? { loss: key } : {}
  return ordersPath({ ...ofQuery, ...ofRow, ...ofReason, ...daysOf(shown, row), counted: counts })
}

/** Orders of a cohort's customers in a month after the first, one for each customer. */
export function cohortList(cohort: string, months: number, counted: OrderCount = 'monthly'): string {
  const month = plusMonths(cohort, months)
  return ordersPath({ cohort, counted, endedFrom: month, endedTo: endOf('month', month) })
}
