import { formatAmount, formatCount } from './format.ts'
import { nouns, plural } from './plural.ts'

const customer = { one: 'покупателю', few: 'покупателям', many: 'покупателям' }
const numbered = (count: number) => `${count}\u00A0${plural(count, customer)}`

/** Texts of lots: production, customers, recall. */
export const stockLots = {
  title: 'Партии',
  lead: 'Номер и\u00A0срок годности того, что сделали вместе. Новую партию укажите при\u00A0приходе.',
  back: 'К\u00A0остаткам',
  toLots: 'К\u00A0партиям',
  filters: 'Какие партии показать',
  states: { open: 'В\u00A0наличии', all: 'Все' },
  named: (title: string, number: string) => `${title}, партия ${number}`,
  number: (number: string) => `Партия ${number}`,
  amount: (amount: number, unit: string) => formatAmount(amount, unit),
  madeOn: (day: string) => `Сделали ${day}`,
  bestBefore: (day: string) => `Годен до\u00A0${day}`,
  daysLeft: (days: number) =>
    days < 0
      ? 'Срок вышел'
      : days === 0
        ? 'Сегодня последний день'
        : `${plural(days, { one: 'Остался', few: 'Осталось', many: 'Осталось' })} ${formatCount(days, nouns.day)}`,
  had: (orders: number) =>
    orders === 0
      ? 'В\u00A0заказах ещё не\u00A0было'
      : `Ушла в\u00A0${formatCount(orders, { one: 'заказ', few: 'заказа', many: 'заказов' })}`,
  left: 'осталось',
  remaining: (amount: string) => `Осталось ${amount}`,
  who: 'Кто получил партию',
  nobody: 'Пока никто: партия попадает в\u00A0заказ, когда он уходит с\u00A0хозяйства.',
  person: (name: string, phone: string) => [name, phone].filter(Boolean).join(', '),
  more: 'Показать ещё',
  failed: 'Не\u00A0загрузилось. Проверьте связь и\u00A0повторите',
  empty: 'Партий пока нет',
  emptyText: 'Укажите номер и\u00A0срок годности при\u00A0приходе\u00A0— и\u00A0партия появится здесь.',
  /** Button in the dialogs of an arrival and a write-off. */
  add: 'Указать партию и\u00A0срок',
  numberLabel: 'Номер партии',
  numberHint: 'Любой, какой пишете на\u00A0упаковке',
  madeLabel: 'Когда сделали',
  bestBeforeLabel: 'Годен до',
  wrongNumber: 'Напишите номер партии',
  wrongDates: 'Срок годности раньше, чем сделали',
  fromLot: 'Из\u00A0какой партии',
  anyLot: 'Не\u00A0важно',
  inLot: (number: string, amount: string) => `${number}, осталось ${amount}`,
  notSoMuch: (amount: string) => `В\u00A0этой партии осталось ${amount}`,
  read: 'прочитал',
  unread: 'не\u00A0прочитал\u00A0— позвоните',
  recall: {
    title: (isDone: boolean) => (isDone ? 'Сообщить остальным' : 'Отозвать партию'),
    label: 'Что случилось и\u00A0что делать',
    hint: 'Снимем партию с\u00A0продажи. Ваши слова придут каждому по\u00A0СМС, уведомлением и\u00A0письмом\u00A0— в\u00A0любое время суток. До\u00A0500 знаков.',
    tooShort: 'Напишите хотя\u00A0бы одно предложение',
    send: (count: number, isDone: boolean) =>
      isDone
        ? `Сообщить ${numbered(count)}`
        : count === 0
          ? 'Снять с\u00A0продажи'
          : `Снять с\u00A0продажи и\u00A0сообщить ${numbered(count)}`,
    sure: (count: number, isDone: boolean) => (isDone ? `Сообщить ${numbered(count)}?` : 'Отозвать партию?'),
    sureText: (count: number) =>
      count === 0
        ? 'Вернуть партию в\u00A0продажу будет нельзя.'
        : 'Вернуть партию в\u00A0продажу и\u00A0отозвать сообщение будет нельзя. Кому о\u00A0партии уже писали, второй раз не\u00A0придёт.',
    confirm: (isDone: boolean) => (isDone ? 'Сообщить' : 'Отозвать'),
    cancel: 'Вернуться',
    sent: (count: number) =>
      count === 0 ? 'Партия снята с\u00A0продажи' : `Партия снята с\u00A0продажи, сообщаем ${numbered(count)}`,
    failed: 'Не\u00A0отправилось. Проверьте связь и\u00A0повторите: дважды никто не\u00A0получит',
    last: (when: string) => `Отозвали ${when}`,
    read: (read: number, all: number) =>
      all === 0 ? 'Партию никто не\u00A0получал.' : `Прочитали ${read} из\u00A0${all}.`,
    promised: (amount: string) => `Ещё ${amount} обещаны заказам`,
    promisedText:
      'Не\u00A0отдавайте их: при\u00A0сборке нажмите «Больше нет». Заново в\u00A0продажу они не\u00A0попадут.',
  },
}
