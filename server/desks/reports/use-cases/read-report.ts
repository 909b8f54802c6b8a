import { MAX_REPORT_ROWS, type Report, type reportsEndpoints } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { periodMistakes } from '@okolitsa/domain/numbers/numbers-period.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  defaultPeriod,
  endOf,
  momentsOf,
  periodBefore,
  plusMonths,
  type ReportPeriod,
  startOf,
  startsOf,
} from '@okolitsa/domain/reports/report-period.ts'
import {
  COHORT_MONTHS,
  COLUMNS,
  isTimeCut,
  lossReasonOf,
  type Measured,
  numberOf,
  REPORT_RULES,
  type ReportColumn,
  type ReportCut,
  type ReportName,
  reportsOf,
  type TimeCut,
  writeOffKey,
} from '@okolitsa/domain/reports/reports.ts'
import type { z } from 'zod'
import type { EmptyCut } from '../../../discovery/search/ports.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { WriteOffCut } from '../../../supply/stock/ports.ts'
import {
  type CohortRow,
  findSellerTitle,
  type LossRow,
  measureCohorts,
  measureLosses,
  measureOrders,
  type OrderCut,
  type OrderFilters,
} from '../store/order-report.store.ts'

export type ReportDeps = Deps<'executor' | 'clock' | 'search' | 'stock'>
export type ReportQuery = z.output<typeof reportsEndpoints.getReport.query>

/** Numbers of one row in both periods. */
interface Counted {
  readonly key: string
  readonly title?: string | null
  readonly now: Measured
  readonly before: Measured
  readonly months?: (number | null)[]
}
interface Counts {
  readonly rows: readonly Counted[]
  readonly total: Pick<Counted, 'now' | 'before'>
  /** Number of rows when `rows` has not all of them. */
  readonly count?: number
}
interface Asked extends ReportQuery {
  readonly by: ReportCut
  readonly today: IsoDate
  readonly period: ReportPeriod
  readonly before: ReportPeriod
  readonly moments: ReturnType<typeof momentsOf>
}

/**
 * A report with its totals, compared with the period before. Refuses NOT_FOUND for a report that the roles do not
 * have: which reports there are differs by role.
 */
export async function readReport(
  deps: ReportDeps,
  roles: readonly OfficeRole[],
  report: ReportName,
  query: ReportQuery,
): Promise<Report> {
  if (!reportsOf(roles).includes(report)) throw new Refusal('NOT_FOUND')
  const { cuts, columns } = REPORT_RULES[report]
  const { by = cuts[0], from, to, seller } = query
  refuseMistakes({ ...periodMistakes(from, to), ...(!cuts.includes(by) && { by: 'wrongValue' as const }) })
  const now = deps.clock()
  const today = dayIn(SHOP_TIME_ZONE, now)
  const period = from !== undefined && to !== undefined ? { from, to } : periodOf(report, today)
  const before = periodBefore(period)
  const moments = momentsOf(period, before, today, now)
  const asked = { ...query, by, today, period, before, moments }
  const [counts, sellerTitle] = await Promise.all([
    COUNTERS[report](deps, report, asked),
    seller === undefined ? null : findSellerTitle(deps.executor, seller),
  ])
  const rows = isTimeCut(by) ? everyRowOf(by, asked, counts.rows) : ranked(columns, counts.rows)
  const valuesOf = (measured: Measured) => columns.map((column) => shown(column, measured))
  return {
    ...{ report, by, cuts: [...cuts], period, before, columns: [...columns] },
    ...{ isGoingOn: moments.isGoingOn, sellerTitle, count: counts.count ?? rows.length },
    rows: rows.slice(0, MAX_REPORT_ROWS).map((row) => ({
      ...{ key: row.key, title: row.title ?? null, months: row.months ?? null },
      isPartial: isTimeCut(by) && isPartial(by, row.key, asked),
      values: valuesOf(row.now),
      before: isTimeCut(by) ? null : valuesOf(row.before),
    })),
    total: valuesOf(counts.total.now),
    totalBefore: valuesOf(counts.total.before),
  }
}

/** Cohorts are those of a year; a shorter time shows no return. */
const periodOf = (report: ReportName, today: IsoDate): ReportPeriod =>
  report === 'cohorts' ? { from: plusMonths(today, -COHORT_MONTHS), to: today } : defaultPeriod(today)

function shown(column: ReportColumn, measured: Measured): number | null {
  const value = numberOf(column, measured)
  return value !== null && COLUMNS[column].kind === 'money' ? roublesOf(value) : value
}

const isPartial = (by: TimeCut, start: IsoDate, { period: { from, to }, today }: Asked): boolean => {
  const end = endOf(by, start)
  return start < from || end > to || (start <= today && end >= today)
}

/** A row for each day, week or month, the latest first, also without orders. */
function everyRowOf(by: TimeCut, { period }: Asked, rows: readonly Counted[]): Counted[] {
  const known = new Map(rows.map((row) => [row.key, row]))
  return startsOf(by, period).map((key) => known.get(key) ?? { key, now: {}, before: {} })
}

/** The largest sums first; without sums the largest first column. */
function ranked(columns: readonly ReportColumn[], rows: readonly Counted[]): Counted[] {
  const sums = columns.filter((column) => COLUMNS[column].kind === 'money')
  const ranks = sums.length > 0 ? sums : columns.slice(0, 1)
  const rankOf = ({ now }: Counted) => ranks.reduce((sum, column) => sum + (numberOf(column, now) ?? 0), 0)
  return rows.toSorted((one, other) => rankOf(other) - rankOf(one) || (one.key < other.key ? -1 : 1))
}

const filtersOf = ({ trade, town, way, seller }: Asked): OrderFilters => ({ trade, town, way, seller })

async function countOrders({ executor }: ReportDeps, _: ReportName, asked: Asked): Promise<Counts> {
  const { by, moments } = asked
  const filters = filtersOf(asked)
  const found = await measureOrders(executor, by as OrderCut, { moments, filters })
  const rows = new Map<string, Counted>()
  let total: Counts['total'] = { now: {}, before: {} }
  for (const { key, title, isNow, isTotal, ...measured } of found) {
    const put = <Row extends Pick<Counted, 'now' | 'before'>>(row: Row) => ({
      ...row,
      ...(isNow ? { now: measured } : { before: measured }),
    })
    if (isTotal) total = put(total)
    else rows.set(key, put(rows.get(key) ?? { key, title, now: {}, before: {} }))
  }
  return { rows: [...rows.values()].filter(({ now }) => Object.keys(now).length > 0), total }
}

const measuredLoss = ({ kind, orders, sum }: LossRow): Measured =>
  ({
    canceled: { canceled: orders, canceledSum: sum },
    claimed: { claimed: orders, claimSum: sum },
    refunded: { refunded: orders, refundedSum: sum },
  })[kind]

/** Losses of orders, and goods written off. Orders of a trade, a town or a way of handover have no write-offs. */
async function countLosses(deps: ReportDeps, report: ReportName, asked: Asked): Promise<Counts> {
  const { by, moments, trade, town, way, seller = null } = asked
  const isNarrowed = by === 'town' || trade !== undefined || town !== undefined || way !== undefined
  const [lost, writtenOff] = await Promise.all([
    by === 'reason' ? countReasons(deps, asked) : countOrders(deps, report, asked),
    isNarrowed ? [] : deps.stock.sumWriteOffs(deps.executor, by as WriteOffCut, { ...moments, organizationId: seller }),
  ])
  const rows = new Map(lost.rows.map((row) => [row.key, row]))
  const total = { now: 0, before: 0 }
  for (const { now, before, ...row } of writtenOff) {
    const key = by === 'reason' ? writeOffKey(row.key) : row.key
    const known = rows.get(key) ?? { key, title: row.title, now: {}, before: {} }
    const put = (measured: Measured, writtenOffSum: number) => ({ ...measured, writtenOffSum })
    rows.set(key, { ...known, now: put(known.now, now), before: put(known.before, before) })
    total.now += now
    total.before += before
  }
  const put = (measured: Measured, writtenOffSum: number) => (isNarrowed ? measured : { ...measured, writtenOffSum })
  return {
    rows: [...rows.values()],
    total: { now: put(lost.total.now, total.now), before: put(lost.total.before, total.before) },
  }
}

async function countReasons({ executor }: ReportDeps, asked: Asked): Promise<Counts> {
  const found = await measureLosses(executor, { moments: asked.moments, filters: filtersOf(asked) })
  const at = (isNow: boolean, ofRow: (row: LossRow) => boolean): Measured =>
    Object.assign({}, ...found.filter((row) => row.isNow === isNow && ofRow(row)).map(measuredLoss))
  const keyOf = ({ kind, reason }: LossRow) =>
    kind === 'refunded' ? 'refund' : (lossReasonOf(reason ?? '') ?? 'admin')
  const keys = new Set(found.filter(({ reason, isNow }) => reason !== null && isNow).map(keyOf))
  const isOf = (key: string) => (row: LossRow) => row.reason !== null && keyOf(row) === key
  const isWhole = ({ reason }: LossRow) => reason === null
  return {
    rows: [...keys].map((key) => ({ key, now: at(true, isOf(key)), before: at(false, isOf(key)) })),
    total: { now: at(true, isWhole), before: at(false, isWhole) },
  }
}

async function countCohorts({ executor }: ReportDeps, _: ReportName, { period, today }: Asked): Promise<Counts> {
  const found = await measureCohorts(executor, startOf('month', period.from))
  const wholes = found.filter(({ month, firstMonth }) => month === null && firstMonth <= period.to)
  const counted = new Map(found.map(({ firstMonth, month, customers }) => [`${firstMonth} ${month}`, customers]))
  const monthsOf = ({ firstMonth, customers }: CohortRow) =>
    Array.from({ length: COHORT_MONTHS }, (_each, index) => {
      const month = plusMonths(firstMonth, index + 1)
      return month > today ? null : Math.round(((counted.get(`${firstMonth} ${month}`) ?? 0) / customers) * 1_000) / 10
    })
  const sum = (of: 'customers' | 'returned') => wholes.reduce((all, row) => all + row[of], 0)
  return {
    rows: wholes.map((row) => ({
      key: row.firstMonth,
      now: { customers: row.customers, returned: row.returned },
      before: {},
      months: monthsOf(row),
    })),
    total: { now: { customers: sum('customers'), returned: sum('returned') }, before: {} },
  }
}

async function countSearches({ executor, search }: ReportDeps, _: ReportName, asked: Asked): Promise<Counts> {
  const { by, period, before, phrase = null } = asked
  const found = await search.countEmptySearches(executor, by as EmptyCut, {
    ...{ period, before, phrase },
    most: MAX_REPORT_ROWS,
  })
  return {
    rows: found
      .filter(({ now }) => now > 0)
      .map(({ key, now, before: past }) => ({ key, now: { times: now }, before: { times: past } })),
    total: { now: { times: found[0]?.allNow ?? 0 }, before: { times: found[0]?.allBefore ?? 0 } },
    ...(!isTimeCut(by) && { count: found[0]?.rows ?? 0 }),
  }
}

const COUNTERS: Readonly<Record<ReportName, typeof countOrders>> = {
  turnover: countOrders,
  sellers: countOrders,
  promise: countOrders,
  losses: countLosses,
  cohorts: countCohorts,
  searches: countSearches,
}
