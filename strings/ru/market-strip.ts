/** Strip above the pages of a market that is not open. */
export const marketStrip = {
  preview: {
    text: 'Рынок ещё не\u00A0открыт: так его видите только вы',
    setUp: 'К\u00A0настройке',
  },
  closed: 'Рынок закрыт: посмотреть всё можно, заказать нельзя. Прежние заказы исполняются.',
}
