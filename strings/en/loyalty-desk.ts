import type { OfferedCode } from '@okolitsa/contracts/loyalty/offers.ts'
import type * as ru from '../ru/loyalty-desk.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatNumber, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const TIMES = { one: 'time', few: 'times', many: 'times' }

const states: Record<OfferedCode['state'], string> = {
  active: 'Holds',
  planned: 'Has not begun',
  usedUp: 'Used up',
  ended: 'Over',
}

export const loyaltyDesk: Words<typeof ru.loyaltyDesk> = {
  title: 'Discounts and bonuses',
  lead: 'Promo codes for your customers, and bonuses for what they buy from you',
  failed: 'It was not saved. Check the connection and repeat',
  codes: {
    title: 'Promo codes',
    add: 'New promo code',
    empty: 'No promo codes yet',
    emptyText: 'A promo code makes a whole order cheaper: give it to those who come again, or to new ones.',
    states,
    days: (from, to, reference) =>
      to === null
        ? `from ${formatDate(from, reference)}, without an end`
        : `from ${formatDate(from, reference)} to ${formatDate(to, reference)}`,
    used: (used, most) =>
      most === null
        ? used === 0
          ? 'not used yet'
          : `used ${formatCount(used, TIMES)}`
        : `used ${formatNumber(used)} of ${formatNumber(most)}`,
    perCustomer: (count) => `${formatCount(count, TIMES)} each`,
    hidden: 'works for those you tell it',
    personal: 'for one customer',
    end: 'End',
    endOf: (code) => `End promo code ${code}`,
    endTitle: (code) => `End promo code ${code}?`,
    endText: 'New orders will not take it. Those who have ordered keep it. It cannot be brought back.',
    keep: 'Keep',
    ended: 'The promo code is over',
    more: 'Show more',
    close: 'Close',
    code: 'A word or letters',
    codeHint: 'CHEESE10, for one. Capitals do not matter.',
    kind: 'What it takes off',
    kinds: { percent: 'Per cent', fixed: 'Roubles' },
    percent: 'Discount, %',
    fixed: 'Discount, ₽',
    minSum: 'Goods of the order cost at least, ₽',
    minSumHint: 'Empty means any order',
    from: 'First day',
    to: 'Last day',
    toHint: 'Empty means without an end',
    totalLimit: 'Orders in all',
    perCustomerLimit: 'Times for one customer',
    limitHint: 'Empty means any number',
    isListed: 'Show to everybody on your page',
    isListedNote: 'Otherwise it works for those who know it',
    number: 'Write a number',
    preview: 'What a shopper sees',
    previewText: (code, what, until) => `Promo code ${code}. ${what}, ${until}.`,
    until: (to, reference) => (to === null ? 'without an end' : `until ${formatDate(to, reference)}`),
    create: 'Make the promo code',
    created: (code) => `Promo code ${code} is ready`,
  },
  program: {
    title: 'Bonuses',
    lead: 'A bonus is a rouble off. A customer gets bonuses when the order is received, and pays with them next time. We pay for what bonuses take off: it costs you nothing.',
    own: 'Rules of your own',
    ownNote: (accrual, share) =>
      `As everywhere now: ${formatPercent(accrual)} in bonuses, which pay for up to ${formatPercent(share)} of goods`,
    accrual: 'Per cent of a purchase given as bonuses',
    share: 'Part of goods that bonuses may pay for, %',
    levels: 'Levels',
    levelsLead: 'Who bought more from you within a year gets more.',
    level: (number) => `Level ${number}`,
    levelTitle: 'Its name',
    levelTitlePlaceholder: 'Friend of the farm',
    fromSum: 'Bought within a year for, ₽',
    levelAccrual: 'In bonuses, %',
    addLevel: 'Add a level',
    removeLevel: (number) => `Remove level ${number}`,
    off: 'Bonuses are off. Type per cents to turn them on, or choose the rules of everybody.',
    preview: 'What a customer sees',
    previewText: (accrual, share) =>
      `For goods of ${formatPrice(1_000)} you get ${formatCount(accrual * 10, nouns.bonus)}. Bonuses pay for up to ${formatPercent(share)} of goods.`,
    previewLevel: (title, fromSum, accrual) =>
      `${title}: from ${formatPrice(fromSum)} a year, ${formatPercent(accrual)}`,
    save: 'Save',
    saved: 'Bonuses are saved. Orders that are there keep the rules they had',
  },
}
