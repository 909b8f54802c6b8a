import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { endOf } from '@okolitsa/domain/reports/report-period.ts'
import { type ReportCut, writeOffKey } from '@okolitsa/domain/reports/reports.ts'
import { STOCK_REASONS } from '@okolitsa/domain/stock/stock-moves.ts'
import { ENGLISH_REGIONS } from '../ru/english-regions.ts'
import type { DayReference } from '../ru/format.ts'
import type * as ru from '../ru/office-reports.ts'
import type { Words } from '../words.ts'
import { formatDate, formatMonthShort, formatNumber } from './format.ts'
import { orderTable } from './order-table.ts'
import { orders } from './orders.ts'
import { stockDesk } from './stock-desk.ts'

const trades = { goods: 'Goods', dinner: 'Dinners', tour: 'Tours', plan: 'Subscriptions' }
const reasons = {
  spoilt: 'Claim: spoilt',
  missing: 'Claim: not delivered',
  wrong: 'Claim: wrong goods',
  user: 'Cancelled by the customer',
  farmer: 'Cancelled by the seller',
  admin: 'Cancelled by the market',
  refund: 'Money given back',
  ...orders.systemCancel,
}
const writeOffs = Object.fromEntries(
  STOCK_REASONS.map((reason) => [writeOffKey(reason), `Written off: ${stockDesk.reasons[reason].toLowerCase()}`]),
)
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const range = (from: IsoDate, to: IsoDate, reference: DayReference): string =>
  from === to ? formatDate(to, reference) : `${formatDate(from, reference)} – ${formatDate(to, reference)}`
const month = (key: IsoDate) => `${MONTHS[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`

function named(by: ReportCut, { key, title }: { readonly key: string; readonly title: string | null }): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...{ trade: trades, way: orderTable.kinds, reason: { ...reasons, ...writeOffs }, region: ENGLISH_REGIONS },
  }
  if (by === 'town' && key === '') return 'Without delivery'
  if (by === 'region' && !(key in ENGLISH_REGIONS)) return 'Unknown region'
  return words[by]?.[key] ?? title ?? key
}

export const officeReports: Words<typeof ru.officeReports> = {
  reports: {
    turnover: 'Turnover and fee',
    sellers: 'Sellers',
    promise: 'On time',
    losses: 'Losses by reason',
    cohorts: 'Cohorts',
    searches: 'Searched in vain',
  },
  cuts: {
    week: 'Week',
    day: 'Day',
    month: 'Month',
    trade: 'Trade',
    town: 'Town',
    way: 'Handover',
    seller: 'Seller',
    reason: 'Reason',
    phrase: 'Words',
    region: 'Region',
  },
  byCut: {
    week: 'By week',
    day: 'By day',
    month: 'By month',
    trade: 'By trade',
    town: 'By town',
    way: 'By handover',
    seller: 'By seller',
    reason: 'By reason',
    phrase: 'By words',
    region: 'By region',
  },
  columns: {
    orders: 'Orders',
    turnover: 'Turnover',
    fee: 'Fee',
    feeShare: 'Of it',
    driven: 'Deliveries',
    onTime: 'In time',
    late: 'Late',
    onTimeShare: 'In time',
    canceled: 'Cancelled',
    canceledSum: 'Sum cancelled',
    canceledShare: 'Cancelled',
    claimed: 'With a claim',
    claimSum: 'For claims',
    refunded: 'Refunds',
    refundedSum: 'Given back',
    refundedShare: 'Refunds',
    writtenOff: 'Written off',
    rating: 'Rating',
    customers: 'New customers',
    returnedShare: 'Came back',
    times: 'Times searched',
  },
  meanings: {
    orders: 'Orders received in these days, and cancelled ones of which the terms kept a part.',
    turnover:
      'What was sold: goods after discounts and promo codes, before bonuses, and the delivery of the seller. The delivery of CDEK is left out.',
    fee: 'What the market withheld of these orders, VAT inside, as the ledger says.',
    feeShare: 'The fee divided by the turnover.',
    driven: 'Orders brought by a courier.',
    onTime: 'Brought no later than the end of the hours that were promised first.',
    late: 'Brought after the end of the hours that were promised first.',
    onTimeShare: 'Share of deliveries by courier within the promised hours.',
    canceled: 'Orders cancelled in these days.',
    canceledSum: 'What the cancelled orders had cost, less what the terms kept.',
    canceledShare: 'Share of cancelled orders among all that ended.',
    claimed: 'Orders with an accepted claim.',
    claimSum: 'Money that accepted claims gave back.',
    refunded: 'Orders of which money was given back, also cancelled ones and those with claims.',
    refundedSum: 'Money given back to customers.',
    refundedShare: 'Share of orders with money given back among all that ended.',
    writtenOff: 'Goods that sellers wrote off, at the present price.',
    rating: 'Average rating of the seller of all time.',
    customers: 'Customers who received their first order in this month. Subscriptions are left out.',
    returnedShare: 'Share of the new customers who had a second order, whenever it was.',
    times: 'How often nothing was found. Kept for 90 days, without whoever searched.',
  },
  trades,
  reasons,
  counts: {
    sold: 'sold',
    driven: 'brought by a courier',
    onTime: 'in time',
    late: 'late',
    canceled: 'cancelled',
    claimed: 'with an accepted claim',
    refunded: 'with money given back',
    first: 'first order of the customer',
    second: 'second order of the customer',
    monthly: 'first order of the customer in the month',
  },
  tabs: 'Reports',
  total: 'Total',
  month,
  monthAfter: (months) => `Month ${months}`,
  monthShort: (months) => `+${months}`,
  months: 'How many of them ordered in later months, %',
  axis: (by, day) => (by === 'month' ? formatMonthShort(day) : `${Number(day.slice(8))}\u00A0${formatMonthShort(day)}`),
  fileColumn: (title, kind) => (kind === 'money' ? `${title}, ₽` : kind === 'percent' ? `${title}, %` : title),
  fileKey: (by, row) => named(by, row),
  key: (by, row, reference) => {
    if (by === 'month') return month(row.key)
    if (by === 'day' || by === 'week') return range(row.key, endOf(by, row.key), reference)
    return named(by, row)
  },
  range,
  note: (period, before) => `${period} · compared with ${before}`,
  goingOn: 'The last day goes on; the period before is counted up to the same hour.',
  partial: 'incomplete',
  period: 'Days',
  periods: { weeks: '8 weeks', month: '30 days', year: 'A year', own: 'Own days' },
  from: 'From',
  to: 'To',
  cut: 'Split',
  trade: 'Trade',
  anyTrade: 'All trades',
  filter: (name, value) => `${name}: ${value}`,
  removeFilter: (name) => `Remove filter: ${name}`,
  how: 'How it is counted',
  days: 'Days by the clock of the market, weeks from Monday. An order belongs to the day on which it was received or cancelled.',
  xlsx: 'Export XLSX',
  csv: 'CSV',
  change: (percent) =>
    percent === null
      ? 'nothing before'
      : percent === 0
        ? 'as before'
        : `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}%`,
  points: (points) =>
    points === 0 ? 'as before' : `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))} points`,
  chart: (report, rows, most, label) =>
    `${report}, chart: ${rows} rows, the most ${most}, ${label}. All numbers are in the table below`,
  open: (column, row) => `${column}, ${row}: open the list`,
  cutRows: (shown, all) => `${formatNumber(shown)} of ${formatNumber(all)} rows are shown; the total has all.`,
  empty: 'Nothing to count in these days. Choose other days or remove a filter.',
  emptyAction: '8 weeks without filters',
  loading: 'Counting the report',
  failed: 'The report was not counted. The filters are kept',
  retry: 'Try again',
}
