import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of the button that accepts all new orders in one call. */
export const acceptAll = {
  open: (count: number) => `Принять все ${count}`,
  title: 'Принять все новые заказы?',
  accepted: (count: number) => `Примем: ${formatCount(count, nouns.order)}`,
  waiting: (count: number) => `Пока не\u00A0примем: ${formatCount(count, nouns.order)}`,
  waitingText: 'Они ещё не\u00A0оплачены. Как только деньги придут, заказы можно принять.',
  asked: (count: number) => `Ждут ответа покупателя: ${formatCount(count, nouns.order)}`,
  text: 'Покупатели узнают, что вы начали собирать. Каждый заказ и\u00A0потом можно изменить отдельно.',
  more: (count: number) => `Примем первые ${count}. Остальные можно принять следом.`,
  confirm: (count: number) => `Принять ${formatCount(count, nouns.order)}`,
  keep: 'Не\u00A0сейчас',
  close: 'Закрыть',
  loading: 'Смотрим, что пришло…',
  failed: 'Не\u00A0узнали, что пришло. Закройте окно и\u00A0откройте ещё раз.',
  none: 'Принимать нечего',
}
