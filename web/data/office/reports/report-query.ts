import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { REPORT_CUTS, TRADES } from '@okolitsa/domain/reports/reports.ts'

export const REPORTS_PATH = '/office/reports'

const MAX_ID = 2_147_483_647
const NAMES = ['by', 'from', 'to', 'trade', 'town', 'way', 'seller', 'phrase'] as const
/** Filters of a report, which live in its URL. */
export type ReportQuery = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const RULES: Readonly<Record<(typeof NAMES)[number], (value: string) => boolean>> = {
  by: isOneOf(REPORT_CUTS),
  from: isKnownDay,
  to: isKnownDay,
  trade: isOneOf(TRADES),
  town: (value) => value.length > 0 && value.length <= 80,
  way: isOneOf(DELIVERY_KINDS),
  seller: (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID,
  phrase: (value) => value.length > 0 && value.length <= 100,
}

/** Parses a URL; unknown values are ignored, and a single day of two is no period. */
export function reportQueryIn(params: URLSearchParams): ReportQuery {
  const known = NAMES.flatMap((name) => {
    const value = params.get(name)?.trim()
    return value !== undefined && RULES[name](value) ? [[name, value] as const] : []
  })
  const { from, to, ...query }: ReportQuery = Object.fromEntries(known)
  return from !== undefined && to !== undefined ? { ...query, from, to } : query
}

/** Parameters without absent filters. */
const paramsOf = (query: ReportQuery) =>
  new URLSearchParams(NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])))

export function reportPath(report: string, query: ReportQuery = {}): string {
  const params = paramsOf(query)
  return params.size > 0 ? `${REPORTS_PATH}/${report}?${params}` : `${REPORTS_PATH}/${report}`
}

export const reportExportPath = (format: 'xlsx' | 'csv', report: string, query: ReportQuery): string =>
  `/v1/office/reports/${report}/export/${format}?${paramsOf(query)}`
