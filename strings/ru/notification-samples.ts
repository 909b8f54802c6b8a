/** Proper names of samples of notifications. */
export const notificationSamples = {
  names: {
    farm: 'Сыроварня «У моста»',
    restaurant: 'Кафе «Огород»',
    organizer: 'Ферма «Тихий двор»',
    market: 'Рынок',
    pickupAddress: 'Москва, Цветной бульвар, 15, строение 2, вход со\u00A0двора',
    pointAddress: 'Казань, улица Баумана, 1',
  },
  product: 'Сыр «Качотта» с\u00A0пажитником',
  tourTitle: 'Утро на\u00A0сыроварне',
  recall: 'Не\u00A0ешьте этот сыр и\u00A0верните его: деньги отдадим сразу.',
  officeMessage: 'простите, что\u00A0привезли позже обещанного.',
  title: 'Заказ № 104\u00A0218 в\u00A0пути',
  text: 'Привезём пн, 23\u00A0ноября, с\u00A010 до\u00A014. Проверьте заказ при получении.',
  service: 'Дегустация',
  customer: 'Анна',
  site: 'https://example.ru',
} as const
