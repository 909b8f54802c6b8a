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
} as const
