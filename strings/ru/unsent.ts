import { formatAmount, formatCount, formatNumber } from './format.ts'
import { nouns } from './plural.ts'

const entries = { one: 'запись', few: 'записи', many: 'записей' }

/** Elapsed time, independent of the phone's time zone. */
function ago(seconds: number): string {
  if (seconds < 60) return 'только что'
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${formatCount(minutes, { one: 'минуту', few: 'минуты', many: 'минут' })} назад`
    : `${formatCount(Math.floor(minutes / 60), { one: 'час', few: 'часа', many: 'часов' })} назад`
}

/** Texts of data stored on the phone and not sent yet. */
export const unsent = {
  title: 'Не\u00A0отправлено',
  count: (count: number) => `${formatCount(count, entries)} в\u00A0телефоне`,
  none: 'Всё отправлено',
  noneText: 'То, что вы отметите без\u00A0связи, подождёт здесь и\u00A0уйдёт само.',
  /** Strip above every page. */
  strip: (count: number) => `Нет связи. В\u00A0телефоне: ${formatCount(count, entries)}`,
  stripTroubles: (count: number) => `Нужно решить: ${formatCount(count, entries)}`,
  open: 'Посмотреть',
  noLine: 'Нет связи',
  noLineText: 'Всё записали в\u00A0телефон. Отправим сами, как только связь появится.',
  waits: 'ждёт',
  sending: 'Отправляем…',
  /** Weight shown by the scales, to the gram. */
  weight: (amount: number, unit: string) => `${formatNumber(amount)}\u00A0${unit}`,
  mark: (amount: number, unit: string, orders: number) =>
    `${formatAmount(amount, unit)} · ${formatCount(orders, nouns.order)}`,
  short: (orders: number) => `больше нет · ${formatCount(orders, nouns.order)}`,
  at: (what: string, seconds: number) => `${what} · ${ago(seconds)}`,
  again: 'Попробовать отправить',
  lastAnswer: (seconds: number) => `На\u00A0связи были ${ago(seconds)}`,
  back: 'Собирать дальше',
  changed: {
    title: (title: string) => `${title}: кто-то записал другое`,
    text: (there: string, mine: string) => `Там ${there}, у\u00A0вас ${mine}. Как на\u00A0самом деле?`,
    theirs: (there: string) => `Верно ${there}`,
    mine: (mine: string) => `Верно ${mine}`,
    short: (amount: string) => `${amount}, больше нет`,
  },
  gone: {
    title: (title: string) => `${title}: заказ уже изменился`,
    text: (order: string, mine: string) =>
      `${order} больше не\u00A0собирают, или в\u00A0нём другой товар. У\u00A0вас было записано: ${mine}.`,
  },
  refused: {
    title: (title: string) => `${title}: не\u00A0записалось`,
    text: (words: string, order: string, mine: string) => `${words} (${order}, у\u00A0вас ${mine})`,
  },
  openOrder: 'Открыть заказ',
  openStock: 'Открыть остатки',
  shelf: 'Остаток',
  /** Texts of stock moves, by amount or to a total. */
  moves: {
    arrival: (amount: string) => `пришло ${amount}`,
    writeOff: (amount: string) => `списали ${amount}`,
    count: (amount: string) => `насчитали ${amount}`,
  },
  drop: 'Понятно, убрать',
  leave: {
    title: 'Выйти и\u00A0потерять записи?',
    text: (count: number) =>
      `Ещё не\u00A0отправлено: ${formatCount(count, entries)}. Если выйти сейчас, они пропадут. Лучше дождаться связи.`,
    confirm: 'Всё равно выйти',
    keep: 'Остаться',
  },
} as const
