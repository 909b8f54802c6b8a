import { formatPhone } from './format.ts'

/** Texts of calls to the seller from the order's page. */
export const telephony = {
  title: 'Вопрос по\u00A0заказу',
  text: 'Продавец ответит по\u00A0телефону. Мы наберём сначала его, потом вас.',
  /** Text instead of the offer, outside the seller's hours. */
  later: (fromHour: number, toHour: number) =>
    `Продавец берёт трубку с\u00A0${fromHour} до\u00A0${toHour} по\u00A0своему времени. В\u00A0эти часы здесь можно заказать звонок.`,
  callBack: 'Перезвоните мне',
  accepted: 'Соединяем. Возьмите трубку, когда зазвонит',
  support: (phone: string) => `Поддержка ${formatPhone(phone)}`,
  dial: (phone: string) => `Позвонить ${formatPhone(phone)}`,
  /** Refusal of a call outside the seller's hours. */
  hours: (fromHour: number, toHour: number) =>
    `Продавец берёт трубку с\u00A0${fromHour} до\u00A0${toHour} по\u00A0своему времени. Закажите звонок в\u00A0эти часы`,
  wait: (seconds: number) =>
    seconds < 120
      ? 'Только что звонили. Подождите минуту и\u00A0попробуйте ещё раз'
      : 'На\u00A0сегодня звонков хватит. Позвоните в\u00A0поддержку',
  failed: 'Не\u00A0получилось соединить. Попробуйте ещё раз',
} as const
