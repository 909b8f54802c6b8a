import { formatCount, formatOrderNumber, formatPhone } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of an order in a calendar file; without non-breaking spaces, which calendars do not support. */
export const calendar = {
  title: {
    courier: (seller: string) => `Привезут заказ: ${seller}`,
    pickup: (seller: string) => `Забрать заказ: ${seller}`,
    cdek: (seller: string) => `Посылка СДЭК: ${seller}`,
    tour: (seller: string) => `Поездка: ${seller}`,
    plan: () => 'Подписка',
  },
  text: (facts: { number: string; products: number; isUnpaid: boolean; phone: string | null }) =>
    [
      `Заказ ${formatOrderNumber(Number(facts.number))}, ${formatCount(facts.products, nouns.product)}.`,
      facts.isUnpaid && 'Ещё не оплачен.',
      facts.phone && `Телефон продавца: ${formatPhone(facts.phone)}.`,
    ]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\u00A0', ' '),
} as const
