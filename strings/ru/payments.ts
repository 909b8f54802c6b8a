import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { formatOrderNumber, formatPrice } from './format.ts'

/** Words of payments that leave the server. */
export const paymentPageTexts = {
  /** What the shopper sees in the bank; no «%», «+» or line breaks: banks refuse them. */
  description: (orderNumber: number) => `Заказ № ${orderNumber} в «Околице»`,
} as const

/** Ways to pay, as the shopper chooses them. */
export const paymentMethodTexts: Record<PaymentMethod, { readonly title: string; readonly note: string }> = {
  sbp: { title: 'СБП', note: 'через приложение банка' },
  rbs: { title: 'Картой онлайн', note: 'Мир, Visa, Mastercard' },
  payanyway: { title: 'PayAnyWay', note: 'карта или кошелёк' },
  paw: { title: 'Картой через Moneta', note: 'Мир, Visa, Mastercard' },
  paybylink: { title: 'По\u00A0ссылке', note: 'пришлём в\u00A0СМС' },
  cashondelivery: { title: 'При получении', note: 'наличными или картой' },
  banktransfer: { title: 'По\u00A0счёту', note: 'для юридических лиц' },
  urozhaj: { title: 'Карта «Урожай»', note: 'бонусной картой' },
}

/** The payment page and what stands after it. */
export const payments = {
  pageTitle: 'Оплата',
  waiting: (left: string) => `Ждём оплату · ${left}`,
  paySbp: (sum: number) => `Оплатите ${formatPrice(sum)} через СБП`,
  payCard: (sum: number) => `Оплатите ${formatPrice(sum)} картой`,
  order: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))}`,
  qr: 'QR-код для оплаты в\u00A0приложении банка',
  scan: 'Наведите камеру телефона или откройте приложение банка.',
  openBank: 'Оплатить через СБП',
  openCard: 'Перейти к\u00A0оплате',
  cardText: 'Откроется защищённая страница банка, потом вернётесь сюда.',
  preparing: 'Готовим оплату',
  preparingText: 'Банк вот-вот ответит, это несколько секунд.',
  otherWay: 'Выбрать другой способ',
  otherTitle: 'Как оплатить',
  expired: 'Время на\u00A0оплату истекло',
  expiredText: 'Деньги не\u00A0списали. Заказ пока держим, оплатите ещё раз.',
  expiredFinal: 'Деньги не\u00A0списали, заказ отменили. Соберите его ещё раз.',
  declined: 'Оплата не\u00A0прошла',
  declinedText: 'Деньги не\u00A0списали. Попробуйте ещё раз или выберите другой способ.',
  canceled: 'Оплата отменена',
  canceledText: 'Деньги не\u00A0списали.',
  refunded: 'Деньги вернули',
  refundedText: 'Они придут на\u00A0карту или счёт в\u00A0течение нескольких дней.',
  again: 'Оплатить ещё раз',
  toOrder: 'К\u00A0заказу',
  offline: 'Нет связи. Проверим оплату, как только она появится',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  live: { paid: 'Оплата прошла' },

  thanks: (name: string | null) => (name ? `Спасибо, ${name}!` : 'Спасибо!'),
  thanksTitle: 'Спасибо за заказ',
  paid: 'оплачен',
  accepted: 'принят',
  awaits: 'ждёт оплаты',
  orderLine: (orderNumber: string, state: string) => `Заказ ${formatOrderNumber(Number(orderNumber))} ${state}.`,
  willBring: (seller: string, day: string, window: string) =>
    `${seller} уже знает и\u00A0привезёт его ${day}, ${window}.`,
  willWait: (seller: string, day: string, window: string) =>
    `${seller} уже знает и\u00A0будет ждать вас ${day}, ${window}.`,
  afterPayment: (seller: string) => `Как только оплатите, ${seller} начнёт собирать.`,
  canceledOrder: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))} отменён`,
  follow: 'Следить за\u00A0заказом',
  home: 'На\u00A0главную',
  pay: (sum: number) => `Оплатить ${formatPrice(sum)}`,
  purchase: 'Вся покупка',
  purchaseText: 'У\u00A0каждого продавца свой заказ, своя доставка и\u00A0оплата.',
} as const
