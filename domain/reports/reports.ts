import type { OfficeRole } from '../office/permissions.ts'
import { SYSTEM_CANCEL_KEYS, SYSTEM_CANCEL_REASONS, type SystemCancelReason } from '../orders/cancel-reasons.ts'
import { CLAIM_KINDS, type ClaimKind } from '../orders/claim.ts'

/** Reports of the office. Reports about orders count the orders that ended in the period (the view `report_order`). */
export const REPORTS = ['turnover', 'sellers', 'promise', 'losses', 'cohorts', 'searches'] as const
export type ReportName = (typeof REPORTS)[number]

/** Reports by role; `seeReports` opens the page. */
const REPORTS_OF_ROLE: Readonly<Record<OfficeRole, readonly ReportName[]>> = {
  owner: REPORTS,
  analyst: REPORTS,
  support: ['promise', 'losses', 'searches'],
  curator: ['sellers', 'promise', 'losses'],
  editor: ['searches'],
  accountant: ['turnover', 'losses'],
  moderator: [],
}
export const reportsOf = (roles: readonly OfficeRole[]): readonly ReportName[] =>
  REPORTS.filter((report) => roles.some((role) => REPORTS_OF_ROLE[role].includes(report)))

/** Kinds of rows. `phrase` and `region` are of searches, `reason` of losses. */
export const REPORT_CUTS = [
  'week',
  'day',
  'month',
  'trade',
  'town',
  'way',
  'seller',
  'reason',
  'phrase',
  'region',
] as const
export type ReportCut = (typeof REPORT_CUTS)[number]

const TIME_CUTS = ['day', 'week', 'month'] as const satisfies readonly ReportCut[]
export type TimeCut = (typeof TIME_CUTS)[number]
export const isTimeCut = (cut: ReportCut): cut is TimeCut => TIME_CUTS.some((one) => one === cut)

/** Trades of the market, as in `report_order`. */
export const TRADES = ['goods', 'dinner', 'tour', 'plan'] as const
export type Trade = (typeof TRADES)[number]

/** Orders behind a number; the list of orders takes the same word. */
export const ORDER_COUNTS = [
  'sold',
  'driven',
  'onTime',
  'late',
  'canceled',
  'claimed',
  'refunded',
  'first',
  'second',
  'monthly',
] as const
export type OrderCount = (typeof ORDER_COUNTS)[number]

/** Reasons of losses: kinds of accepted claims, then who or which job cancelled. */
export const LOSS_REASONS = [...CLAIM_KINDS, 'user', 'farmer', 'admin', ...SYSTEM_CANCEL_KEYS] as const
export type LossReason = ClaimKind | 'user' | 'farmer' | 'admin' | SystemCancelReason
/** Row of goods written off for a reason; claims have the word `missing`, too. */
export const writeOffKey = (reason: string): string => `writeOff.${reason}`
/** The reason as the database stores it. */
export const storedReason = (reason: LossReason): string =>
  (SYSTEM_CANCEL_REASONS as Readonly<Record<string, string>>)[reason] ?? reason
export const lossReasonOf = (stored: string): LossReason | null =>
  LOSS_REASONS.find((reason) => storedReason(reason) === stored) ?? null

/** Sums and counts that the queries return. */
export type Measure =
  | 'ended'
  | 'orders'
  | 'turnover'
  | 'fee'
  | 'driven'
  | 'late'
  | 'canceled'
  | 'canceledSum'
  | 'claimed'
  | 'claimSum'
  | 'refunded'
  | 'refundedSum'
  | 'writtenOffSum'
  | 'customers'
  | 'returned'
  | 'times'
  | 'rating'
/** Null = the row has no such number. */
export type Measured = Readonly<Partial<Record<Measure, number | null>>>

interface ColumnRule {
  readonly kind: 'count' | 'money' | 'percent' | 'rating'
  /** The number: a measure, or a share of the first measure in the second, per cent. */
  readonly of: Measure | readonly [Measure, Measure] | 'onTime' | 'onTimeShare'
  /** Orders that the number counts; null = no list. */
  readonly counts: OrderCount | null
}

/** Columns of reports with how they are counted. The words are in `officeReports.columns` and `.meanings`. */
export const COLUMNS = {
  orders: { kind: 'count', of: 'orders', counts: 'sold' },
  turnover: { kind: 'money', of: 'turnover', counts: 'sold' },
  fee: { kind: 'money', of: 'fee', counts: 'sold' },
  feeShare: { kind: 'percent', of: ['fee', 'turnover'], counts: 'sold' },
  driven: { kind: 'count', of: 'driven', counts: 'driven' },
  onTime: { kind: 'count', of: 'onTime', counts: 'onTime' },
  late: { kind: 'count', of: 'late', counts: 'late' },
  onTimeShare: { kind: 'percent', of: 'onTimeShare', counts: 'onTime' },
  canceled: { kind: 'count', of: 'canceled', counts: 'canceled' },
  canceledSum: { kind: 'money', of: 'canceledSum', counts: 'canceled' },
  canceledShare: { kind: 'percent', of: ['canceled', 'ended'], counts: 'canceled' },
  claimed: { kind: 'count', of: 'claimed', counts: 'claimed' },
  claimSum: { kind: 'money', of: 'claimSum', counts: 'claimed' },
  refunded: { kind: 'count', of: 'refunded', counts: 'refunded' },
  refundedSum: { kind: 'money', of: 'refundedSum', counts: 'refunded' },
  refundedShare: { kind: 'percent', of: ['refunded', 'ended'], counts: 'refunded' },
  writtenOff: { kind: 'money', of: 'writtenOffSum', counts: null },
  rating: { kind: 'rating', of: 'rating', counts: null },
  customers: { kind: 'count', of: 'customers', counts: 'first' },
  returnedShare: { kind: 'percent', of: ['returned', 'customers'], counts: 'second' },
  times: { kind: 'count', of: 'times', counts: null },
} as const satisfies Readonly<Record<string, ColumnRule>>
export type ReportColumn = keyof typeof COLUMNS
export const REPORT_COLUMNS = Object.keys(COLUMNS) as [ReportColumn, ...ReportColumn[]]

interface ReportRule {
  /** The first one is the default; rows that are not moments are sorted by the first column that is not null. */
  readonly columns: readonly ReportColumn[]
  readonly cuts: readonly [ReportCut, ...ReportCut[]]
}

export const REPORT_RULES: Readonly<Record<ReportName, ReportRule>> = {
  turnover: {
    columns: ['orders', 'turnover', 'fee', 'feeShare', 'onTimeShare', 'refundedShare'],
    cuts: ['week', 'day', 'month', 'trade', 'town', 'way', 'seller'],
  },
  sellers: {
    columns: ['turnover', 'orders', 'onTimeShare', 'rating', 'canceledShare', 'refundedShare'],
    cuts: ['seller'],
  },
  promise: { columns: ['driven', 'onTime', 'late', 'onTimeShare'], cuts: ['seller', 'town', 'week', 'day', 'month'] },
  losses: {
    columns: ['canceled', 'canceledSum', 'claimed', 'claimSum', 'refunded', 'refundedSum', 'writtenOff'],
    cuts: ['reason', 'seller', 'town', 'week', 'month'],
  },
  cohorts: { columns: ['customers', 'returnedShare'], cuts: ['month'] },
  searches: { columns: ['times'], cuts: ['phrase', 'region', 'week', 'day'] },
}

/** Months of a cohort that are shown after the first one, and cohorts of a report. */
export const COHORT_MONTHS = 11

const shareOf = (part: number | null | undefined, whole: number | null | undefined): number | null =>
  part == null || !whole ? null : Math.round((part / whole) * 1_000) / 10

/** The number of a column; null = there is nothing to count or to divide by. */
export function numberOf(column: ReportColumn, measured: Measured): number | null {
  const { of } = COLUMNS[column] as ColumnRule
  const { driven, late } = measured
  const onTime = driven == null ? null : driven - (late ?? 0)
  if (of === 'onTime') return onTime
  if (of === 'onTimeShare') return shareOf(onTime, driven)
  if (typeof of === 'string') return measured[of] ?? null
  return shareOf(measured[of[0]], measured[of[1]])
}
