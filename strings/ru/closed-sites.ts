import { quotedName } from '@okolitsa/domain/market/market-name.ts'

/** Page of a host without a site. */
export const closedSites = {
  awaiting: {
    title: 'Сайт скоро откроется',
    text: 'Откроется после проверки магазина.',
  },
  suspended: {
    title: 'Магазин временно не\u00A0работает',
    text: 'Новые заказы сейчас не\u00A0принимаем. Те, что уже оформлены, привезём как обещали.',
  },
  ended: {
    title: 'Магазин закрылся',
    text: 'Он больше не\u00A0продаёт. Заказы, которые уже оформлены, привезут как обещали.',
  },
  unknown: {
    title: 'По\u00A0этому адресу сайта нет',
    text: 'Проверьте, пожалуйста, правильно ли набран адрес.',
    action: (market: string) => `В\u00A0магазин ${quotedName(market)}`,
  },
} as const
