import type { PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import { formatCount, formatOrderNumber, formatPercent, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const of = (orderId: number | null) => (orderId === null ? '' : ` за\u00A0заказ ${formatOrderNumber(orderId)}`)

/** Words of promo codes and bonuses. */
export const loyalty = {
  /** «Минус 300 ₽ на заказ от 1 500 ₽». Sums in roubles. */
  promoTitle: ({ kind, value, minSum }: { kind: PromoKind; value: number; minSum: number }) => {
    const off = `Минус ${kind === 'percent' ? formatPercent(value) : formatPrice(value)}`
    return minSum > 0 ? `${off} на\u00A0заказ от\u00A0${formatPrice(minSum)}` : `${off} на\u00A0любой заказ`
  },
  bonuses: (count: number) => formatCount(count, nouns.bonus),
  entry: {
    accrued: (orderId: number | null) => (orderId === null ? 'Подарок «Околицы»' : `Начислили${of(orderId)}`),
    spent: (orderId: number | null) => `Списали${of(orderId)}`,
    returned: (orderId: number | null) => `Вернули${of(orderId)}`,
    expired: () => 'Сгорели: не\u00A0потрачены за\u00A0год',
  },
}
