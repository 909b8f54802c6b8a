import { changePercent } from '@okolitsa/domain/numbers/numbers-period.ts'
import type * as ru from '../ru/numbers.ts'
import type { Words } from '../words.ts'
import {
  formatCount,
  formatDate,
  formatDuration,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format.ts'
import { counted, nouns } from './plural.ts'

type Facts = ru.NumbersFacts

const booking = counted('booking', 'bookings')
const line = counted('line', 'lines')
const claim = counted('claim', 'claims')
const nounOf = ({ isTours }: Pick<Facts, 'isTours'>) => (isTours ? booking : nouns.order)
const daysBefore = (days: number): string =>
  days === 1 ? 'the day before' : `the ${formatCount(days, nouns.day)} before`

function comparison({ total, before, days }: Facts): string {
  if (before.orders === 0 && before.sum === 0) return `nothing was sold in ${daysBefore(days)}`
  const percent = changePercent(total.sum, before.sum)
  if (percent === null || percent === 0) return `as much as in ${daysBefore(days)}`
  return `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'more' : 'less'} than in ${daysBefore(days)}`
}

function salesSentence(facts: Facts, reference: Parameters<typeof formatDate>[1]): string {
  const { total, before, days, from, to, isOwn, isTours } = facts
  const noun = nounOf(facts)
  const period = !isOwn
    ? `In ${formatCount(days, nouns.day)}`
    : from === to
      ? `On ${formatDate(from, reference)}`
      : `From ${formatDate(from, reference)} to ${formatDate(to, reference)}`
  if (total.orders > 0)
    return `${period}: ${formatCount(total.orders, noun)} for ${formatPrice(total.sum)}, ${comparison(facts)}.`
  const kept = total.sum > 0 ? `, ${formatPrice(total.sum)} stayed by the terms of cancellation` : ''
  const was =
    before.orders > 0
      ? ` In ${daysBefore(days)}: ${formatCount(before.orders, noun)} for ${formatPrice(before.sum)}.`
      : ''
  return `${period} ${isTours ? 'no tour took place' : 'no order was received'}${kept}.${was}`
}

function customersSentence({ total: { orders, customers }, newCustomers }: Facts): string[] {
  if (orders === 0) return []
  if (newCustomers === customers)
    return [customers === 1 ? 'It is a new customer.' : `All ${formatNumber(customers)} customers are new.`]
  if (newCustomers === 0) return [customers === 1 ? 'It is a regular customer.' : 'There were no new customers.']
  return [`New customers: ${formatNumber(newCustomers)} of ${formatNumber(customers)}.`]
}

const cancelReasons: Record<Parameters<typeof ru.numbers.cancelReason>[0], string> = {
  customer: 'Cancelled by the customer',
  seller: 'Cancelled by you',
  noAnswer: 'Not answered in time',
  unpaid: 'Not paid in time',
  soldOut: 'Sold out before the payment',
  tooFew: 'The group did not come together',
  shop: 'Cancelled by the marketplace',
}
const claimKinds: Record<Parameters<typeof ru.numbers.claimKind>[0], string> = {
  spoilt: 'Claims: spoilt',
  missing: 'Claims: missing',
  wrong: 'Claims: not what was ordered',
}
const wrongDays: Readonly<Record<string, string>> = {
  required: 'Choose a day',
  tooSmall: 'Before the first day',
  tooBig: '366 days at most',
  date: 'There is no such day',
}

export const numbers: Words<typeof ru.numbers> = {
  title: 'Numbers',
  sentences: (facts, reference) => {
    const { best, total } = facts
    const { late, canceled } = total
    return [
      salesSentence(facts, reference),
      ...(best && best.sum > 0 ? [`Sold most: ${best.title}, ${formatPrice(best.sum)}.`] : []),
      ...customersSentence(facts),
      ...(late.driven > 0
        ? [
            late.orders === 0
              ? 'Everything was brought in time.'
              : `Brought late: ${formatNumber(late.orders)} of ${formatNumber(late.driven)}.`,
          ]
        : []),
      ...(canceled.orders > 0
        ? [`Cancelled: ${formatCount(canceled.orders, nounOf(facts))} for ${formatPrice(canceled.sum)}.`]
        : []),
    ]
  },
  goingOn: 'Today is not over, so the days before are counted to the same hour.',
  period: 'Which days',
  days: (count) => formatCount(count, nouns.day),
  ownDays: 'Other days',
  from: 'From',
  to: 'To',
  show: 'Show',
  wrongDays: (code) => wrongDays[code] ?? 'Check the day',
  tiles: {
    label: 'At a glance',
    sum: 'Sales',
    orders: 'Orders',
    bookings: 'Bookings',
    averageBill: 'Average order',
    customers: 'Customers',
  },
  newCustomers: (count) => `${formatNumber(count)} new`,
  noBill: 'none',
  change: (percent, before) =>
    percent === null
      ? 'none before'
      : percent === 0
        ? `as before: ${before}`
        : `${percent > 0 ? '+' : '\u2212'}${formatPercent(Math.abs(percent))}, was ${before}`,
  byDay: 'By day',
  byWeek: 'By week',
  now: 'These days',
  was: (price) => `was ${price}`,
  before: (days) => (days === 1 ? 'The day before' : `The ${formatCount(days, nouns.day)} before`),
  drawing: 'Chart',
  table: 'Table',
  how: 'How to show it',
  drawingFailed: 'The chart did not load. The table has the same numbers',
  drawn: (count, most, label) =>
    `Sales by day: ${formatNumber(count)} columns, the highest ${formatPrice(most)}, ${label}. The table has all numbers.`,
  bucket: (from, to, reference) =>
    from === to ? formatDate(from, reference) : `${formatDate(from, reference)}\u00A0– ${formatDate(to, reference)}`,
  bucketShort: (from) => `${Number(from.slice(8))}\u00A0${formatMonthShort(from)}`,
  axis: (roubles) =>
    roubles >= 1_000_000
      ? `${formatNumber(roubles / 1_000_000)}\u00A0m`
      : roubles >= 1_000
        ? `${formatNumber(roubles / 1_000)}\u00A0k`
        : formatNumber(roubles),
  columns: {
    day: 'Day',
    week: 'Week',
    orders: 'Orders',
    bookings: 'Bookings',
    sum: 'Sum',
    sumCsv: 'Sum, ₽',
    before: 'Before',
    beforeCsv: 'Before, ₽',
    product: 'Product',
    dish: 'Dish',
    tour: 'Tour',
    amount: 'Amount',
    unit: 'Unit',
    place: 'Place',
    region: 'Region',
    loss: 'What was lost',
    count: 'Times',
  },
  products: 'What was sold',
  others: (count) => `${formatNumber(count)} more`,
  delivery: 'Your delivery',
  promo: 'Promo codes',
  total: 'Total',
  places: 'Where it went',
  otherPlaces: (count) => `${formatNumber(count)} more places`,
  stall: 'fetched',
  orders: (count) => formatCount(count, nouns.order),
  losses: 'What was lost',
  noLosses: 'Nothing was lost: no cancellations, no claims.',
  cancelReason: (reason) => cancelReasons[reason],
  claimKind: (kind) => claimKinds[kind],
  missing: 'Goods were missing',
  lines: (count) => formatCount(count, line),
  claims: (count) => formatCount(count, claim),
  canceledOrders: (count, isTours) => formatCount(count, nounOf({ isTours })),
  refunded: (orders, sum) => `Of this, ${formatPrice(sum)} went back as money for ${formatCount(orders, nouns.order)}.`,
  lateness: 'Is it brought in time',
  onTime: (driven) => `All deliveries were in time: ${formatNumber(driven)}.`,
  late: (orders, driven, minutes) =>
    `Late: ${formatNumber(orders)} of ${formatNumber(driven)}${minutes ? `, usually by ${formatDuration(minutes)}` : ''}.`,
  lateNote:
    'Orders that you drive yourself: the promised hour against the mark “received”. What is fetched or sent by CDEK is not counted.',
  export: 'Download',
  exportOf: (table) => `Download the table: ${table}`,
  fileName: (table, from, to) => `${table}-${from}-${to}.csv`,
  csvDay: (day) => day.split('-').reverse().join('.'),
  unitOf: { weight: 'kg', volume: 'l', piece: 'pcs' },
  empty: 'Nothing on these days',
  emptyText: 'Sums, goods and places come once customers have received orders. Look at other days, too.',
  counted: 'How it is counted',
  countedText: (isTours) =>
    isTours
      ? 'Tours that took place, by the day they ended. The sum is after discounts and before commission, with what stays yours by the terms of cancellation. Bonuses that were paid with are a part of it.'
      : 'Received orders, by the day they were received and by your clock. The sum is goods after discounts and your own delivery, before commission; delivery by CDEK is not in it. Bonuses that were paid with are a part of it. Claims lessen the day on which the order was received.',
}
