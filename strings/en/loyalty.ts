import type * as ru from '../ru/loyalty.ts'
import type { Words } from '../words.ts'
import {
  formatCount,
  formatDate,
  formatNumber,
  formatOrderNumber,
  formatPercent,
  formatPrice,
  formatWait,
} from './format.ts'
import { pagesText } from './pages.ts'
import { nouns, plural } from './plural.ts'

const of = (orderId: number | null) => (orderId === null ? '' : ` for order ${formatOrderNumber(orderId)}`)

export const loyalty: Words<typeof ru.loyalty> = {
  tooManyCodes: (seconds) => `Too many unknown promo codes. Try again in ${formatWait(seconds)}`,
  promoTitle: ({ kind, value, minSum }) => {
    const off = `${kind === 'percent' ? formatPercent(value) : formatPrice(value)} off`
    return minSum > 0 ? `${off} orders from\u00A0${formatPrice(minSum)}` : `${off} any order`
  },
  bonuses: (count) => formatCount(count, nouns.bonus),
  entry: {
    accrued: (orderId) => (orderId === null ? 'A gift from the shop' : `Earned${of(orderId)}`),
    spent: (orderId) => `Spent${of(orderId)}`,
    returned: (orderId) => `Returned${of(orderId)}`,
    withdrawn: (orderId) => `Taken back after a refund${of(orderId)}`,
    expired: () => 'Expired: not spent within a year',
  },

  tabs: { label: 'Basket, promo codes, bonus points', cart: 'Basket', promoCodes: 'Promo codes', loyalty: 'Bonus' },

  promo: {
    label: 'Promo code',
    apply: 'Apply',
    applyOf: (code) => `Apply ${code}`,
    applied: 'Applied',
    appliedInCart: 'Will work in the basket',
    named: (code) => `Promo code ${code}`,
    remove: 'Remove',
    removeOf: (code) => `Remove promo code ${code}`,
    takesOff: (sum) => `${formatPrice(sum)} off`,
    counting: 'Counting…',
    offered: 'The seller’s promo codes',
    until: (day, reference) => `until\u00A0${formatDate(day, reference)}`,
    endless: 'no end date',
    personal: 'For you',
    empty: 'Enter a promo code',
    none: 'There are no promo codes now. If somebody gave you one, enter it.',
    failed: 'We could not show the promo codes. You can still enter one.',
    lacks: (off, sum) => `${off}, spend ${formatPrice(sum)} more`,
    missing: (sum) => `Add ${formatPrice(sum)} worth of goods and the promo code works`,
    from: (day, reference) => `This promo code works from ${formatDate(day, reference)}`,
    ended: (day, reference) => `This promo code worked until ${formatDate(day, reference)}`,
    guestPersonal: 'Sign in to see the promo codes that were given to you.',
  },

  spend: {
    title: 'Spend bonus points',
    available: (usable, balance) =>
      usable === balance
        ? `${formatNumber(usable)} available`
        : `${formatNumber(usable)} of\u00A0${formatNumber(balance)} available`,
    howMuch: 'How many',
    amount: (count) => formatCount(count, nouns.bonus),
    all: 'Spend all',
    takenElsewhere: 'All your bonus points are spent in another order',
    nothing: (balance) =>
      balance === 0
        ? 'You have no bonus points yet. They come with your orders.'
        : `You have ${formatCount(balance, nouns.bonus)}. They cannot be spent here.`,
    guest: 'Sign in to spend bonus points',
    willGet: (count, percent, level) =>
      `You will get ${formatCount(count, nouns.bonus)} when you receive the order${level === null ? '' : `: ${formatPercent(percent)} at the level “${level}”`}`,
  },

  freeDelivery: {
    title: (left) => `Free deliveries left:\u00A0${formatNumber(left)}`,
    bySubscription: 'with your subscription',
  },

  cartTab: {
    emptyTitle: 'Nothing to use it on yet',
    emptyText: 'Put something in a basket, and the sellers’ promo codes appear here',
    signInTitle: 'Your bonus points are waiting',
    signInText: 'Sign in to see and spend them',
    signIn: 'Sign in',
    history: 'Bonus history',
  },

  account: {
    title: 'Bonus points',
    pageTitle: 'Bonus points',
    cardTitle: 'Urozhai bonus points',
    unit: (count) => plural(count, nouns.bonus),
    rule: '1\u00A0point = 1\u00A0₽. The seller decides how many can be spent: usually up to half of the order.',
    burning: (count, day, reference) =>
      `${formatCount(count, nouns.bonus)} will expire by\u00A0${formatDate(day, reference)}`,
    awaited: (count) => `You get ${formatCount(count, nouns.bonus)} more when the orders on their way arrive`,
    history: 'History',
    change: (amount) => (amount > 0 ? `+${formatNumber(amount)}` : `\u2212${formatNumber(-amount)}`),
    emptyTitle: 'No history yet',
    emptyText: 'Bonus points come with your first order',
    pages: pagesText('Pages of the history'),
  },
}
