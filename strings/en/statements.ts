import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CorrectionCause, StatementKind } from '@okolitsa/domain/statements/statement.ts'
import type * as ru from '../ru/statements.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** `14.12.2026`. */
const digits = (day: IsoDate): string => day.split('-').toReversed().join('.')

const causes: Readonly<Record<CorrectionCause, string>> = {
  claim: 'Refunded after a claim',
  cash: 'Money taken by you changed',
  goods: 'The order changed after it was handed over',
}
const kinds: Readonly<Record<StatementKind, string>> = {
  sale: 'Sale',
  cashSale: 'Sale, money taken by you',
  correction: 'Correction',
  compensation: 'The market paid you for a wrong refund',
  payout: 'Payout',
  payoutReturn: 'A payout came back',
  other: 'Other',
}
const orders = (count: number) => formatCount(count, nouns.order)

export const statements: Words<typeof ru.statements> = {
  title: 'Money',
  lead: 'What the market owes you, when it pays, and why this much.',
  papers: 'Papers of months',
  empty: 'No money yet',
  emptyText: 'Your share appears here when you hand over the first order. Until then an order is no money.',
  failed: 'The sums could not be counted. Try again.',
  payable: 'payable now',
  waiting: 'waiting',
  debt: 'you owe the market',
  debtText: 'It is deducted from the next payouts, at most half of each until the debt is thirty days old.',
  nextPayout: (day, reference) => `Next payout on ${formatDate(day, reference)}`,
  expected: (sum, minimum) =>
    sum === 0
      ? 'Nothing to pay yet.'
      : sum < minimum
        ? `${formatPrice(sum)} by then. Payouts start from ${formatPrice(minimum)}; the rest waits for the next one.`
        : `${formatPrice(sum)} if nothing changes.`,
  waits: 'What waits, and why',
  reasons: {
    claim: 'A claim is being decided',
    claimTime: 'Claims may still be made',
    hold: 'Held by the market after the time for claims',
  },
  until: (day, reference) => (day === null ? 'until it is decided' : `until ${formatDate(day, reference)}`),
  orders,
  underWay: 'Not handed over yet',
  underWayText: (count) => `${orders(count)} under way. They become money when you hand them over.`,
  waitingOrders: 'Orders that wait',
  since: (day, reference) =>
    day === null ? 'In the last 30 days' : `After the payout of ${formatDate(day, reference)}`,
  sinceOpening: 'Left over',
  balance: 'Balance',
  corrections: 'Corrections, and why',
  payouts: 'Payouts',
  payoutStates: {
    sent: 'on its way',
    paid: 'arrived',
    returned: 'came back to the balance',
    failed: 'failed, the money is on the balance',
  },
  noPayouts: 'There were no payouts yet.',
  statement: 'Statement',
  month: 'Month',
  previousMonth: 'Previous month',
  ownDays: 'Other days',
  from: 'From',
  to: 'To',
  show: 'Show',
  wrongDays: 'Check the days: the first is not after the last, and at most a year.',
  download: 'Download',
  downloadAs: (format) => `Download the statement, ${format.toUpperCase()}`,
  further: 'Further',
  toFirst: 'To the beginning',
  noLines: 'No money moved on these days.',
  opening: 'Balance before',
  closing: 'Balance after',
  day: digits,
  titleOf: (from, to) => `Statement from ${digits(from)} to ${digits(to)}`,
  order: (number) => `No. ${number}`,
  sum: (roubles) => formatPrice(roubles),
  columns: {
    day: 'Day',
    what: 'What',
    goods: 'Goods',
    delivery: 'Delivery',
    fee: 'Fee',
    cash: 'Taken by you',
    amount: 'Yours',
  },
  fileColumns: [
    ...['Day', 'What', 'Order', 'Goods', 'Your discount (deducted)', "The market's discount", 'Your delivery'],
    ...['Fee, %', 'Fee', 'VAT inside', 'Taken by you', 'Yours'],
  ],
  lineTitle: ({ kind, cause }) => (cause ? causes[cause] : kinds[kind]),
  totalTitle: ({ kind, count }) => `${kinds[kind]}, ${count}`,
  sums: {
    title: 'Why this sum',
    expected: 'It comes to this if you hand the order over as it is.',
    waiting: (reason, until) => `${reason}, ${until}.`,
    payable: 'Part of the next payout.',
    nothing: 'Nothing to pay.',
    debt: 'You owe the market: it is deducted from the next payouts.',
    lines: {
      goods: 'Goods',
      specialPrice: 'Your special prices',
      ownPromo: 'Promo code, your part',
      marketPromo: "Promo code, the market's part",
      freeDelivery: 'Free delivery of a subscription',
      bonuses: "The customer's bonuses",
      spoilt: 'Refunded for spoilt goods',
      missing: 'Refunded for missing goods',
      wrong: 'Refunded for wrong goods',
      goodsLess: 'Refunded for goods not taken',
      marketRefund: 'Refunded beyond the order',
      goodwill: 'Bonuses from the market to the customer',
      ownDelivery: 'Your delivery',
      carrierDelivery: "The carrier's delivery",
      fee: 'Fee',
      cash: 'Taken by you from the customer',
      compensation: 'The market paid you for a wrong refund',
    },
    bearers: {
      seller: 'at your cost, already counted',
      market: 'paid by the market',
    },
    ownCost: 'at your cost',
    ofCarrier: 'goes to the carrier',
    about: (sum, bearer) => `${formatPrice(sum)}, ${bearer}`,
    feeOf: (percent, base, tax) =>
      [
        percent === null ? '' : `${formatPercent(percent)} of ${formatPrice(base)}`,
        tax === 0 ? '' : `VAT ${formatPrice(tax)} inside`,
      ]
        .filter(Boolean)
        .join(', '),
    total: 'Yours',
    toMoney: 'All money',
  },
  ledger: {
    title: 'Ledger',
    lead: 'Both sides of every entry. Entries are never changed: a mistake is reversed by another entry.',
    ofOrder: (number) => `Entries of order No. ${number}`,
    ofSeller: (title) => `Entries of “${title}”`,
    find: 'Find',
    orderField: 'Number of an order',
    sellerField: 'Number of a seller',
    all: 'All entries',
    wrong: 'A number is needed',
    empty: 'No entries',
    emptyText: 'No money has moved here yet.',
    account: 'Account',
    owner: 'Whose',
    debit: 'Debit, ₽',
    credit: 'Credit, ₽',
    entry: (id) => `No. ${id}`,
    toOrder: (number) => `Order No. ${number}`,
    kinds: {
      payment: 'Money taken from the customer',
      refund: 'Money returned to the customer',
      settlement: 'Order handed over, money divided',
      bonus: 'Bonuses',
      payout: 'Payout to the seller',
      compensation: "At the market's cost",
      acquirer_fee: 'Fee of the acquirer',
      merge: 'Accounts of a customer merged',
    },
    accounts: {
      gateway: 'Acquirer',
      bank: 'Bank',
      cash: 'Money at the seller',
      customer: 'Customer',
      seller: 'Seller',
      courier: 'Carrier',
      platform: 'Fee without VAT',
      tax: 'VAT',
      bonus: 'Bonuses',
      market_discount: 'Discounts of the market',
      payout_in_transit: 'Payouts on the way',
      acquirer_fee: 'Cost of acquiring',
    },
    customer: (id) => `customer No. ${id}`,
    market: 'market',
  },
  office: {
    debt: 'owes the market',
    card: 'Money',
    toMoney: 'Balance and statement',
    toLedger: 'Entries of the ledger',
    back: 'To the seller',
  },
}
