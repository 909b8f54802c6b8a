import type { MarketCode } from '@okolitsa/contracts/loyalty/market-codes.endpoints.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import type { BadgeColor } from '../../ui/badge.tsx'

export const STATE_COLORS: Readonly<Record<MarketCode['state'], BadgeColor>> = {
  active: 'green',
  planned: 'blue',
  usedUp: 'orange',
  ended: 'gray',
}

/** «Минус 10 % на заказ от 2 500 ₽, не больше 500 ₽ с заказа». */
export const offWords = (code: Pick<MarketCode, 'kind' | 'value' | 'minSum' | 'maxDiscount'>): string =>
  [loyalty.promoTitle(code), code.maxDiscount !== null && text.most(code.maxDiscount)].filter(Boolean).join(', ')

/** Where a code works. */
export const whereWords = ({ trades, categories, sellers }: MarketCode): string =>
  [...trades.map((trade) => text.trades[trade]), ...[...categories, ...sellers].map(({ title }) => title)].join(', ') ||
  text.everywhere
