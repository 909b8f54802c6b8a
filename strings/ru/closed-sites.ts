/** Shown at a host without a site. */
export const closedSites = {
  awaiting: {
    title: 'Сайт скоро откроется',
    text: 'Откроется после проверки магазина.',
  },
  unknown: {
    title: 'По\u00A0этому адресу сайта нет',
    text: 'Проверьте, пожалуйста, правильно ли набран адрес.',
    action: 'На\u00A0главную «Околицы»',
  },
} as const
