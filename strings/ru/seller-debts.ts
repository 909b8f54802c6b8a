import { REPAY_DAYS, type RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { formatPrice } from './format.ts'

const ways: Record<RepayWay, string> = {
  sbp: 'Перевели по\u00A0СБП',
  cash: 'Отдали наличными',
  card: 'Вернули на\u00A0карту или счёт',
}
/** Ways of a refund, worded for the customer. */
const wayTexts: Record<RepayWay, string> = {
  sbp: 'переводом по\u00A0СБП',
  cash: 'наличными',
  card: 'на\u00A0карту или счёт',
}

/** Recipients of the payment by trade. */
const debtors = { seller: 'Продавец', restaurant: 'Ресторан', organizer: 'Организатор' } as const
export type Debtor = keyof typeof debtors

/** Texts of refunds that a seller makes by hand for money received outside a gateway. */
export const sellerDebts = {
  seller: {
    title: (sum: number) => `Верните покупателю ${formatPrice(sum)}`,
    until: (day: string) =>
      `До\u00A0${day}: закон даёт ${REPAY_DAYS}\u00A0дней. Деньги за\u00A0этот заказ взяли вы, поэтому вернуть их можете только вы.`,
    late: (day: string) =>
      `Срок вышел ${day}. Деньги за\u00A0этот заказ взяли вы: верните их сегодня и\u00A0напишите покупателю.`,
    disputed:
      'Покупатель говорит, что деньги не\u00A0пришли. Проверьте перевод, свяжитесь с\u00A0ним и\u00A0отметьте снова.',
    how: (phone: string) => `Переведите по\u00A0СБП на\u00A0${phone} или отдайте наличными, когда встретитесь.`,
    howNoPhone: 'Переведите туда, откуда платил покупатель, или отдайте наличными.',
    receipt: 'Чек возврата пробейте на\u00A0своей кассе: мы\u00A0печатаем чеки только за\u00A0оплату на\u00A0сайте.',
    button: 'Деньги вернули',
    asking: (sum: number) => `Вернули ${formatPrice(sum)}?`,
    askingText:
      'Покупатель прочтёт, как и\u00A0когда. Если деньги не\u00A0дойдут, он скажет, и\u00A0возврат снова будет за\u00A0вами.',
    way: 'Как вернули',
    needWay: 'Выберите, как вернули',
    ways,
    day: 'Когда',
    needDay: 'Выберите день, не\u00A0позже сегодняшнего',
    note: 'Что написать покупателю',
    noteHint: 'Например, банк и\u00A0последние цифры перевода',
    photo: {
      add: 'Приложить фото',
      chosen: 'Фото перевода',
      remove: 'Убрать фото',
      hint: 'Чек или снимок экрана банка: покупателю будет проще найти деньги.',
      added: 'Фото увидит покупатель',
      failed: 'Отметили, а\u00A0фото не\u00A0отправилось: приложите его ещё раз',
      proof: (index: number) => `Подтверждение возврата, фото ${index}`,
    },
    save: 'Да, вернули',
    close: 'Закрыть',
    saved: 'Отметили. Покупатель видит, как вы вернули деньги',
    repaid: (sum: number, way: RepayWay) => `Вернули покупателю ${formatPrice(sum)} ${wayTexts[way]}`,
    /** Text after the refund was paid. */
    paid: (sum: number, day: string, way: RepayWay) => `Вернули ${formatPrice(sum)} ${day}, ${wayTexts[way]}`,
  },
  customer: {
    title: 'Деньги назад',
    owed: (who: Debtor, sum: number, day: string) => `${debtors[who]} вернёт ${formatPrice(sum)} до\u00A0${day}`,
    late: (who: Debtor, sum: number, day: string) =>
      `${debtors[who]} должен был вернуть ${formatPrice(sum)} до\u00A0${day}`,
    owedText: 'Вы платили ему напрямую, поэтому и\u00A0деньги вернёт он сам: переводом или наличными.',
    lateText: 'Напишите ему или позвоните. Не\u00A0получится договориться\u00A0— свяжитесь с\u00A0нами.',
    disputed: (sum: number) => `Вы сказали, что ${formatPrice(sum)} не\u00A0пришли. Перевод проверят`,
    paid: (who: Debtor, sum: number, day: string, way: RepayWay) =>
      `${debtors[who]} вернул ${formatPrice(sum)} ${day}, ${wayTexts[way]}`,
    note: (words: string) => `«${words}»`,
    proof: (index: number) => `Подтверждение возврата, фото ${index}`,
    dispute: 'Деньги не\u00A0пришли',
    asking: 'Деньги не\u00A0пришли?',
    askingText:
      'Перевод может идти до\u00A0трёх дней. Если денег нет, скажем об\u00A0этом: возврат снова будет не\u00A0закрыт.',
    confirm: 'Да, не\u00A0пришли',
    keep: 'Ещё подожду',
    reported: 'Сказали: деньги не\u00A0пришли',
  },
} as const
