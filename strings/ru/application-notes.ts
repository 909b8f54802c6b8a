import { shortName } from '@okolitsa/domain/market/market-name.ts'

/** Messages to a new seller about the decision. */
export const applicationNotes = {
  approved: {
    title: 'Можно продавать',
    text: 'Мы\u00A0проверили магазин: покупатели уже видят его.',
    sms: (market: string) =>
      `${shortName(market)}: ваш магазин проверен, покупатели уже видят его. Первый заказ придёт в кабинет.`,
  },
  returned: {
    title: 'Осталось поправить',
    text: 'Посмотрели ваш магазин и\u00A0написали, что поправить.',
    sms: (market: string) => `${shortName(market)}: посмотрели ваш магазин и написали в кабинете, что поправить.`,
  },
} as const
