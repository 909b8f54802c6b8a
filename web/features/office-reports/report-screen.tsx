import type { Report } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { isTimeCut, type ReportColumn, type ReportName } from '@okolitsa/domain/reports/reports.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { officeReports as text } from '@okolitsa/strings/ru/office-reports.ts'
import { countedList } from '../../data/office/reports/counted-list.ts'
import { type ReportQuery, reportPath } from '../../data/office/reports/report-query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportTable } from './report-table.tsx'
import { changeWords, numberWords } from './report-words.ts'
import css from './reports.module.css'

/** Numbers next to the chart. */
const HEADLINES: Readonly<Record<ReportName, readonly ReportColumn[]>> = {
  turnover: ['turnover', 'fee'],
  sellers: ['turnover', 'orders'],
  promise: ['onTimeShare', 'late'],
  losses: ['canceledSum', 'refundedSum', 'claimSum'],
  cohorts: ['customers', 'returnedShare'],
  searches: ['times'],
}

/** Links to the reports of the reader. */
export const ReportTabs = ({ reports, report }: { reports: readonly ReportName[]; report: ReportName }) => (
  <nav className={css.tabs} aria-label={text.tabs}>
    {reports.map((one) => (
      <a key={one} href={reportPath(one)} aria-current={one === report ? 'page' : undefined}>
        {text.reports[one]}
      </a>
    ))}
  </nav>
)

const SKELETONS = ['82%', '74%', '88%', '68%', '79%']

/** A report that is being counted, or was not. */
export const ReportState = ({ isFailed, retry }: { isFailed: boolean; retry: () => void }) =>
  isFailed ? (
    <Card>
      <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
    </Card>
  ) : (
    <Card padded={false}>
      <div className={css.loading} role="status" aria-label={text.loading}>
        {SKELETONS.map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </div>
    </Card>
  )

/** A report: filters, chart with the main numbers, and the table with every number. */
export function ReportScreen({
  report,
  query,
  reference,
  mayOpen,
  isBusy,
}: {
  report: Report
  query: ReportQuery
  reference: DayReference
  /** Another period or split of the report is being counted. */
  isBusy: boolean
  /** The reader sees the list of orders. */
  mayOpen: boolean
}) {
  const { columns, rows, count, total, totalBefore, by } = report
  const headlines = HEADLINES[report.report]
  const numberOf = (values: Report['total'], column: ReportColumn) => values[columns.indexOf(column)] ?? null
  const isEmpty = rows.every(({ values }) => values.every((value) => !value))
  const isCompared = report.report !== 'cohorts'
  return (
    <div className={css.screen} aria-busy={isBusy}>
      <Card padded={false} as="section">
        <ReportFilters key={JSON.stringify(query)} report={report} query={query} reference={reference} />
        {isEmpty ? (
          <div className={css.nothing}>
            <p>{text.empty}</p>
            <Button look="secondary" size="medium" href={reportPath(report.report)}>
              {text.emptyAction}
            </Button>
          </div>
        ) : (
          <div className={css.top}>
            {isTimeCut(by) && isCompared && <ReportChart report={report} shown={headlines} reference={reference} />}
            <dl className={css.headlines}>
              {headlines.map((column) => {
                const [now, before] = [numberOf(total, column), numberOf(totalBefore, column)]
                const href = mayOpen ? countedList(report, query, null, column) : null
                const change = isCompared ? changeWords(column, now, before) : null
                return (
                  <div key={column}>
                    <dt>{text.columns[column]}</dt>
                    <dd>
                      {href !== null && now ? <a href={href}>{numberWords(column, now)}</a> : numberWords(column, now)}
                      {change && <small>{change}</small>}
                    </dd>
                    <dd className={css.meaning}>{text.meanings[column]}</dd>
                  </div>
                )
              })}
            </dl>
          </div>
        )}
        <details className={css.how}>
          <summary>{text.how}</summary>
          <p>
            {text.days} {report.isGoingOn && isCompared && text.goingOn}
          </p>
          <dl>
            {columns.map((column) => (
              <div key={column}>
                <dt>{text.columns[column]}</dt>
                <dd>{text.meanings[column]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Card>
      {!isEmpty && (
        <Card padded={false} as="section">
          <h2 className={css.heading}>{text.byCut[by]}</h2>
          <ReportTable report={report} query={query} reference={reference} mayOpen={mayOpen} />
          {count > rows.length && <p className={css.cut}>{text.cutRows(rows.length, count)}</p>}
        </Card>
      )}
    </div>
  )
}
