import type { WithoutConsent } from '@okolitsa/domain/bearers/bearers.ts'
import type { PromoKind } from '@okolitsa/domain/loyalty/promo-code.ts'
import { formatPercent, formatPrice } from './format.ts'

const digits = (day: string): string => day.split('-').toReversed().join('.')

interface Terms {
  readonly code: string
  readonly kind: PromoKind
  readonly value: number
  readonly minSum: number
  readonly maxDiscount: number | null
  readonly fromDate: string
  readonly toDate: string | null
  readonly marketPercent: number
}

/** Discounts of the market that a seller is asked to share. */
export const sharedDiscounts = {
  title: 'Скидки пополам с\u00A0рынком',
  lead: 'Рынок платит часть скидки, вы\u00A0— остальное. Без вашего согласия с\u00A0вас не\u00A0возьмут ничего, и\u00A0отказ ни\u00A0на\u00A0что не\u00A0влияет.',
  terms: ({ code, kind, value, minSum, maxDiscount, fromDate, toDate, marketPercent }: Terms): string =>
    [
      `Промокод ${code}: минус ${kind === 'percent' ? formatPercent(value) : formatPrice(value)}`,
      `${minSum > 0 ? ` на\u00A0заказ от\u00A0${formatPrice(minSum)}` : ''}`,
      `${maxDiscount === null ? '' : `, не\u00A0больше ${formatPrice(maxDiscount)} с\u00A0заказа`}`,
      `, с\u00A0${digits(fromDate)}${toDate === null ? ', без срока' : ` по\u00A0${digits(toDate)}`}. `,
      `Из\u00A0скидки ${formatPercent(marketPercent)} платит рынок, ${formatPercent(100 - marketPercent)}\u00A0— вы.`,
    ].join(''),
  without: {
    market: 'Если откажетесь, скидку целиком заплатит рынок.',
    excluded: 'Если откажетесь, промокод у\u00A0вас не\u00A0сработает.',
  } satisfies Readonly<Record<WithoutConsent, string>>,
  agreed: (when: string) => `Вы\u00A0согласились ${when}`,
  refused: (when: string) => `Вы\u00A0отказались ${when}`,
  ownersOnly: 'Ответить может владелец.',
  agree: 'Согласиться',
  refuse: 'Отказаться',
  revoke: 'Передумал, отказаться',
  saved: 'Ответ сохранён',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  percent: 'Сколько скидки платит рынок, %',
  percentHint: '100 — всю. Меньше — спросим продавцов, согласны\u00A0ли они платить остальное',
  withoutLabel: 'У\u00A0продавца без согласия',
  withoutNames: { market: 'платит рынок', excluded: 'не\u00A0действует' } satisfies Readonly<
    Record<WithoutConsent, string>
  >,
  sharedOf: (percent: number) => `Рынок платит ${formatPercent(percent)} скидки`,
  consents: 'Согласие продавцов',
  counts: (agreed: number, refused: number, asked: number) =>
    `согласны ${agreed}, отказались ${refused}, молчат ${asked - agreed - refused}`,
}
