import { formatPrice } from './format.ts'

/** Ready messages of the office to customers; the person edits the text before it is sent. */
export const officeMessages: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Опаздываем',
    text: 'Простите, заказ приедет позже обещанного. Мы\u00A0следим за\u00A0ним и\u00A0напишем, когда он\u00A0будет рядом.',
  },
  {
    title: 'Не\u00A0дозвонились',
    text: 'Мы\u00A0звонили вам и\u00A0не\u00A0дозвонились. Напишите, когда удобно поговорить.',
  },
  {
    title: 'Разбираемся',
    text: 'Спасибо, что рассказали. Мы\u00A0уже разбираемся с\u00A0продавцом и\u00A0ответим сегодня до\u00A0вечера.',
  },
  { title: 'Деньги в\u00A0пути', text: 'Деньги мы\u00A0отправили. Банк зачислит их за\u00A0несколько дней.' },
]

/** The text of a notice about money that the market returns; the reason is the office's. */
export const officeRefund = (sum: number, reason: string): string =>
  `Возвращаем вам ${formatPrice(sum)} туда, откуда пришла оплата. Заказ это не\u00A0меняет, платит рынок. ${reason}`

/** A reason of a change that the office made as a side asked. */
export const askedBySide = {
  seller: (reason: string) => `По\u00A0просьбе продавца: ${reason}`,
  customer: (reason: string) => `По\u00A0просьбе покупателя: ${reason}`,
}
