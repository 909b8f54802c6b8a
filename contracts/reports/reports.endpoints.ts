import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { REPORT_COLUMNS, REPORT_CUTS, REPORTS, TRADES } from '@okolitsa/domain/reports/reports.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'

/** Rows of a report; the others are in its totals only. */
export const MAX_REPORT_ROWS = 300
const MAX_REPORT_TOWN = 80
const MAX_REPORT_PHRASE = 100

/** Numbers in the order of the columns; null = there is nothing to count or to divide by. */
const values = z.array(z.number().nullable())
const periodSchema = z.object({ from: z.string(), to: z.string() })

export const reportSchema = z.object({
  report: z.enum(REPORTS),
  by: z.enum(REPORT_CUTS),
  /** Ways to split this report. */
  cuts: z.array(z.enum(REPORT_CUTS)),
  /** First and last day in the time zone of the market. */
  period: periodSchema,
  before: periodSchema,
  /** True = the last day is not over; the period before is then counted up to the same hour. */
  isGoingOn: z.boolean(),
  columns: z.array(z.enum(REPORT_COLUMNS)),
  rows: z.array(
    z.object({
      /** First day of a week or month, a trade, a town, the id of a seller, a phrase …; '' = not known. */
      key: z.string(),
      /** Title of a seller; null = the key is enough. */
      title: z.string().nullable(),
      /** True = the day, week or month of the row is not over, or begins before the period. */
      isPartial: z.boolean(),
      values,
      /** The same in the period before; null = the rows are days, weeks or months. */
      before: values.nullable(),
      /** Of a cohort: per cent of its customers who ordered in each month after the first; null = not over yet. */
      months: values.nullable(),
    }),
  ),
  /** Number of rows; more than those shown = the report was cut. */
  count: z.number().int(),
  total: values,
  totalBefore: values,
  /** Title of the seller of the filter; null = no filter, or unknown. */
  sellerTitle: z.string().nullable(),
})
export type Report = z.output<typeof reportSchema>
export type ReportRow = Report['rows'][number]

const office = {
  method: 'GET',
  access: 'office',
  permission: 'seeReports',
  work: 'dear',
  params: z.object({ report: z.enum(REPORTS, 'wrongValue') }),
  query: z.object({
    by: z.enum(REPORT_CUTS, 'wrongValue').optional(),
    /** First and last day, at most 366; both or neither. */
    from: day.optional(),
    to: day.optional(),
    trade: z.enum(TRADES, 'wrongValue').optional(),
    town: z.string().trim().min(1, 'required').max(MAX_REPORT_TOWN, 'tooLong').optional(),
    way: z.enum(DELIVERY_KINDS, 'wrongValue').optional(),
    seller: id.optional(),
    /** Of searches. */
    phrase: z.string().trim().min(1, 'required').max(MAX_REPORT_PHRASE, 'tooLong').optional(),
  }),
} as const
const path = '/v1/office/reports/{report}'

/** Reports of the office. A report that is not of the reader's role is answered like an unknown one. */
export const reportsEndpoints = defineEndpoints({
  getReport: {
    ...office,
    path,
    summary: 'Rows and totals of a report, compared with the period before.',
    answer: reportSchema,
  },
  exportReportXlsx: {
    ...office,
    path: `${path}/export/xlsx`,
    summary: 'The rows and totals of a report as they are shown, as a spreadsheet.',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: bytes,
  },
  exportReportCsv: {
    ...office,
    path: `${path}/export/csv`,
    summary: 'The rows and totals of a report as they are shown, as CSV: UTF-8 with a byte order mark, semicolons.',
    media: 'text/csv',
    answer: bytes,
  },
})
