import type * as ru from '../ru/shared-discounts.ts'
import type { Words } from '../words.ts'
import { formatPercent, formatPrice } from './format.ts'

export const sharedDiscounts: Words<typeof ru.sharedDiscounts> = {
  title: 'Discounts shared with the market',
  lead: 'The market pays a part of the discount, you pay the rest. Without your consent nothing is taken from you, and a refusal has no consequence.',
  terms: ({ code, kind, value, minSum, maxDiscount, fromDate, toDate, marketPercent }) =>
    [
      `Promo code ${code}: ${kind === 'percent' ? formatPercent(value) : formatPrice(value)} off`,
      `${minSum > 0 ? ` an order of ${formatPrice(minSum)} or more` : ''}`,
      `${maxDiscount === null ? '' : `, at most ${formatPrice(maxDiscount)} an order`}`,
      `, from ${fromDate}${toDate === null ? ' without an end' : ` to ${toDate}`}. `,
      `The market pays ${formatPercent(marketPercent)} of the discount, you pay ${formatPercent(100 - marketPercent)}.`,
    ].join(''),
  without: {
    market: 'If you refuse, the market pays the whole discount.',
    excluded: 'If you refuse, the promo code does not work at your shop.',
  },
  agreed: (when) => `You agreed ${when}`,
  refused: (when) => `You refused ${when}`,
  ownersOnly: 'An owner may answer.',
  agree: 'Agree',
  refuse: 'Refuse',
  revoke: 'Refuse after all',
  saved: 'The answer is saved',
  failed: 'It did not work. Try again',
  percent: 'Share of the discount that the market pays, %',
  percentHint: '100 — all of it. Less — sellers are asked whether they pay the rest',
  withoutLabel: 'At a seller without consent',
  withoutNames: { market: 'the market pays', excluded: 'does not work' },
  sharedOf: (percent) => `The market pays ${formatPercent(percent)} of the discount`,
  consents: 'Consent of sellers',
  counts: (agreed, refused, asked) => `${agreed} agreed, ${refused} refused, ${asked - agreed - refused} silent`,
}
