import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { formatPrice } from './format.ts'

/** Answers of a seller who accepts a claim. */
export const claimAnswers = {
  title: 'Как решим?',
  money: (sum: number) => `Вернуть ${formatPrice(sum)}`,
  part: 'Вернуть часть',
  goods: 'Привезти новое',
  notes: {
    money: 'всё, о\u00A0чём просит покупатель',
    part: 'с\u00A0объяснением',
    goods: 'со\u00A0следующей доставкой',
  },
  percent: (percent: number) => `${percent}\u00A0%`,
  percentLabel: 'Сколько процентов вернуть',
  percentError: 'Введите целое число от\u00A01 до\u00A099',
  reason: 'Почему не\u00A0всё',
  reasonError: 'Объясните покупателю, почему не\u00A0всё',
  note: 'Что написать покупателю, если хотите',
  goodsText: 'Покупатель прочтёт обещание и\u00A0сможет вместо этого взять деньги. На\u00A0«Сегодня» появится дело.',
  byHand: `Деньги за\u00A0заказ взяли вы: вернёте их сами, за\u00A0${REPAY_DAYS}\u00A0дней.`,
  promise: 'Пообещать новое',
  giveBack: (sum: number | null) => (sum === null ? 'Вернуть' : `Да, вернуть ${formatPrice(sum)}`),
  keep: 'Ещё подумаю',
  promised: 'Пообещали привезти новое',
  /** Note in the card of the claim. */
  promisedText: 'Обещали привезти новое со\u00A0следующей доставкой. Покупатель может попросить деньги.',
  brought: 'Новое привезли',
  broughtAsking: 'Новое у\u00A0покупателя?',
  broughtText: 'Претензия закроется. Попросить деньги покупатель уже не\u00A0сможет.',
  broughtSave: 'Да, привезли',
  broughtKeep: 'Ещё нет',
  broughtSaved: 'Отметили: новое привезли',
  lessGiven: (asked: number) => `Покупатель просил ${formatPrice(asked)}.`,
  customer: {
    promised: 'Продавец привезёт новое со\u00A0следующей доставкой',
    replaced: 'Продавец привёз новое',
    part: (asked: number) => `Вы просили ${formatPrice(asked)}`,
    takeMoney: 'Лучше деньгами',
    asking: (sum: number) => `Вернуть ${formatPrice(sum)} деньгами?`,
    askingText: 'Тогда новое не\u00A0привезут.',
    confirm: 'Да, деньгами',
    keep: 'Подожду новое',
    taken: 'Сказали продавцу: деньги вернут',
  },
  /** An appeal against the decision of the market. */
  appeal: {
    before: (moment: string) =>
      `Не\u00A0согласны с\u00A0нашим решением? Обжалуйте до\u00A0${moment}, один раз: решит другой человек.`,
    open: 'Обжаловать решение',
    title: 'Обжаловать решение?',
    text: 'Решит другой человек, и\u00A0это будет окончательно.',
    toCustomer: (sum: number) => `Если согласимся, вернём до\u00A0${formatPrice(sum)}.`,
    toSeller: (sum: number) =>
      `Если согласимся, заплатим вам ${formatPrice(sum)}. Деньги покупателя останутся у\u00A0него.`,
    words: 'С\u00A0чем вы не\u00A0согласны',
    wordsError: 'Напишите, с\u00A0чем не\u00A0согласны',
    send: 'Обжаловать',
    keep: 'Не\u00A0сейчас',
    sent: 'Записали: решит другой человек',
    states: {
      open: {
        customer: 'Покупатель обжаловал решение, решает другой человек.',
        seller: 'Продавец обжаловал решение, решает другой человек.',
      },
      kept: { customer: 'Решение осталось прежним, окончательно.', seller: 'Решение осталось прежним, окончательно.' },
      changed: {
        customer: 'Решение изменили в\u00A0пользу покупателя, окончательно.',
        seller: 'Решение изменили в\u00A0пользу продавца, окончательно: ему заплатит рынок.',
      },
    },
    answer: (words: string) => `Ответ рынка: «${words}»`,
  },
} as const
