import type * as ru from '../ru/office-fees.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

export const officeFees: Words<typeof ru.officeFees> = {
  title: 'Fees',
  note: 'A new rule does not touch what was sold before: each line of an order keeps its own.',
  failed: 'It did not work. Try again',
  trades: { goods: 'Goods', dinner: 'Dishes', tour: 'Tours', membership: 'Membership' },
  channels: { market: 'from the market', site: 'from their own site', widget: 'from a window on another site' },
  kinds: {
    courier: 'the seller’s courier',
    pickup: 'pickup',
    cdek: 'CDEK',
    tour: 'a tour',
    plan: 'a membership',
  },
  sources: { rule: 'A rule', contract: 'By contract', default: 'The main one' },
  everyone: 'Everyone',
  everything: 'Everything',
  rest: 'Everything else',
  floor: (sum) => `at least ${formatPrice(sum)} a line`,
  ceiling: (sum) => `at most ${formatPrice(sum)} a line`,
  fixed: (sum) => `and ${formatPrice(sum)} an order`,
  ofPrice: 'of the price before the seller’s promo code',
  columns: { who: 'Who', what: 'What', when: 'When', fee: 'Fee', lines: 'Lines in 30 days', state: 'State' },
  states: { planned: 'Will start', active: 'In force', ended: 'Over' },
  always: 'always',
  from: (day, reference) => `from ${formatDate(day, reference)}`,
  until: (day, reference) => `to ${formatDate(day, reference)}`,
  order: 'Which one wins',
  orderNote:
    'The more exact is the stronger: the seller, then the category (the deeper the stronger), what is sold, where the order comes from, how it is received. Of two that are equally exact, the one that started later.',
  form: {
    title: 'A new rule',
    number: 'Write a number',
    remove: (title) => `Remove: ${title}`,
    seller: 'Who',
    anySeller: 'All sellers',
    sellerHint: 'Start typing a name; empty means all',
    noSeller: 'There is no such seller',
    category: 'Category',
    anyCategory: 'Any',
    trade: 'What is sold',
    channel: 'Where the order comes from',
    kind: 'How it is received',
    any: 'Any',
    percent: 'Fee, %',
    floor: 'Least of a line, ₽',
    ceiling: 'Most of a line, ₽',
    fixed: 'Added to an order, ₽',
    none: 'Empty means no limit',
    isOfPrice: 'Count from the price before the seller’s promo code',
    fromDay: 'From',
    untilDay: 'To',
    preview: 'What will change',
    send: 'Send for approval',
  },
  preview: {
    change: (before, after) => `In 30 days ${formatPrice(before)} → ${formatPrice(after)}`,
    dearer: 'Dearer for',
    title: 'What would have changed',
    was: 'Before',
    will: 'After',
    ours: 'Ours in 30 days',
    of: (orders, goods, sellers) =>
      `${formatCount(orders, nouns.order)} for ${formatPrice(goods)}, different for ${sellers}. Old orders do not change.`,
    cut: 'There are so many sales that only the latest were counted.',
    touched: (count) => (count === 0 ? 'It touches nobody' : `Sellers to be told: ${count}`),
    raised: (count) => `Dearer for some: ${count}. A fee may rise 45 days after the notice.`,
    notBefore: (day, reference) => `It may rise on ${formatDate(day, reference)} at the earliest`,
    lower: 'Dearer for nobody: it may start at once.',
  },
  sent: 'The rule waits for approval',
  made: 'The rule is made',
  waiting: 'Waiting for approval',
  waitingBy: (name, before, after) => `Proposed by ${name} · in 30 days ${formatPrice(before)} → ${formatPrice(after)}`,
  end: 'End',
  endTitle: (title) => `End the rule: ${title}?`,
  endText: 'Today becomes its last day. If that makes it dearer for anyone, it may end only 45 days after the notice.',
  keep: 'Keep',
  vat: {
    title: 'VAT of the operator',
    none: 'Without VAT',
    note: 'Inside the fee, by the day on which it is recognised. What was recognised before does not change.',
    from: 'From',
    percent: 'VAT',
    save: 'Change the VAT',
    saved: 'The VAT will change',
  },
  explain: {
    title: 'Why the fee of an order is what it is',
    number: 'Number of the order',
    ask: 'Look',
    line: 'Line',
    won: 'Winner',
    sum: 'Of the sum',
    fee: 'Fee',
    total: 'Frozen with the order: new rules do not touch it',
    none: 'This order has no fee lines: it is older than the rules, and its fee is the per cent of the contract.',
  },
  history: 'History',
  loading: 'Loading fees',
  loadFailed: 'The fees did not load',
  retry: 'Try again',
  own: {
    title: 'The market’s fee',
    note: 'From top to bottom: the first rule that fits decides. What was sold before follows the rule of its day.',
    now: 'Now',
    later: 'Later',
  },
}

export const feeTerms: typeof ru.feeTerms = ({ percent, floor, ceiling, fixed, base }) =>
  [
    formatPercent(percent),
    floor > 0 && officeFees.floor(floor),
    ceiling !== null && officeFees.ceiling(ceiling),
    fixed > 0 && officeFees.fixed(fixed),
    base === 'price' && officeFees.ofPrice,
  ]
    .filter(Boolean)
    .join(' · ')

export const feeConditions: typeof ru.feeConditions = ({ category, trade, channel, deliveryKind }) =>
  [
    category,
    trade && officeFees.trades[trade],
    channel && officeFees.channels[channel],
    deliveryKind && officeFees.kinds[deliveryKind],
  ]
    .filter(Boolean)
    .join(' · ')
