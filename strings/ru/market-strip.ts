/** Strip above the pages of a market that is not open. */
export const marketStrip = {
  preview: {
    text: 'Рынок ещё не\u00A0открыт: так его видите только вы',
    setUp: 'К\u00A0настройке',
  },
  /** Instead of days and buttons that a market without orders cannot keep. */
  noOrders: 'Рынок сейчас не\u00A0принимает заказы',
  short: 'Рынок закрыт',
  back: 'Прежние заказы исполняются. Посмотреть можно всё.',
  closed: 'Рынок закрыт: посмотреть всё можно, заказать нельзя. Прежние заказы исполняются.',
}
