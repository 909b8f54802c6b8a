import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { formatOrderNumber, formatPhone, formatPrice } from './format.ts'

/** Texts of payments that are sent to banks. */
export const paymentPageTexts = {
  /** Description of a payment at the bank; without «%», «+» and line breaks, which banks refuse. */
  description: (orderNumber: number) => `Заказ № ${orderNumber}`,
} as const

/** Ways to pay, as the customer chooses them. */
export const paymentMethodTexts: Record<PaymentMethod, { readonly title: string; readonly note: string }> = {
  sbp: { title: 'СБП', note: 'через приложение банка' },
  rbs: { title: 'Картой онлайн', note: 'Мир, Visa, Mastercard' },
  payanyway: { title: 'PayAnyWay', note: 'карта или кошелёк' },
  paw: { title: 'Картой через Moneta', note: 'Мир, Visa, Mastercard' },
  paybylink: { title: 'По\u00A0ссылке', note: 'пришлём в\u00A0СМС' },
  cashondelivery: { title: 'При получении', note: 'наличными или картой' },
  banktransfer: { title: 'По\u00A0счёту', note: 'для юридических лиц' },
  urozhaj: { title: 'Карта «Урожай»', note: 'картой банка' },
}

/** Texts of the payment page and the page after it. */
export const payments = {
  pageTitle: 'Оплата',
  waiting: (left: string) => `Ждём оплату · ${left}`,
  paySbp: (sum: number) => `Оплатите ${formatPrice(sum)} через СБП`,
  payCard: (sum: number) => `Оплатите ${formatPrice(sum)} картой`,
  order: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))}`,
  qr: 'QR-код для оплаты в\u00A0приложении банка',
  scan: 'Наведите камеру телефона или откройте приложение банка.',
  checking: 'Проверяем оплату…',
  openBank: 'Оплатить через СБП',
  openHere: 'Открыть банк на\u00A0этом устройстве',
  showQr: 'Показать QR',
  banks: {
    title: 'Или выберите свой банк',
    search: 'Найти банк',
    recent: 'Недавние',
    all: 'Все банки',
    none: (words: string) =>
      `Банка «${words}» в\u00A0списке нет. Нажмите «Оплатить через СБП»: телефон сам найдёт приложение.`,
  },
  openCard: 'Перейти к\u00A0оплате',
  cardText: 'Откроется защищённая страница банка, потом вернётесь сюда.',
  monetaText: 'Откроется защищённая страница PayAnyWay, потом вернётесь сюда.',
  returned: 'Если вы\u00A0уже оплатили, подождите: проверяем оплату, страница обновится сама.',
  payMoneta: (sum: number) => `Оплатите ${formatPrice(sum)} через PayAnyWay`,
  willHold: (sum: number) => `Деньги зарезервируем, спишем после взвешивания не\u00A0больше ${formatPrice(sum)}`,
  held: (sum: number) => `Деньги зарезервированы, спишем после взвешивания не\u00A0больше ${formatPrice(sum)}`,
  surcharge: 'Заказ стал дороже. Осталось доплатить разницу.',
  link: {
    title: (sum: number) => `Оплатите ${formatPrice(sum)} по\u00A0ссылке`,
    sent: (phone: string | null) =>
      phone ? `Мы\u00A0отправили ссылку на\u00A0${formatPhone(phone)}.` : 'Мы\u00A0отправили ссылку в\u00A0СМС.',
    until: (moment: string) => `Оплатить можно до\u00A0${moment}, с\u00A0любого устройства.`,
  },
  preparing: 'Готовим оплату',
  preparingText: 'Обычно это несколько секунд. Если банк не\u00A0отвечает, выберите другой способ.',
  otherWay: 'Выбрать другой способ',
  otherTitle: 'Как оплатить',
  expired: 'Время на\u00A0оплату истекло',
  expiredText: 'Деньги не\u00A0списали. Заказ пока держим, оплатите ещё раз.',
  expiredFinal: 'Деньги не\u00A0списали, заказ отменяем. Если он ещё нужен, соберите его снова.',
  /** Text for an order whose original payment outside the shop is restored. */
  expiredKept: 'Деньги не\u00A0списали. Заказ в\u00A0силе: оплатите, как договаривались сначала.',
  declined: 'Оплата не\u00A0прошла',
  declinedText: 'Деньги не\u00A0списали. Попробуйте ещё раз или выберите другой способ.',
  canceled: 'Оплата отменена',
  canceledText: 'Деньги не\u00A0списали.',
  orderCanceled: 'Заказ отменён',
  orderCanceledText: 'Деньги не\u00A0списали. Если он ещё нужен, соберите его снова.',
  refunded: 'Возвращаем деньги',
  refundedText: 'Они придут туда, откуда вы платили. Срок зависит от\u00A0банка.',
  toSeller: 'К\u00A0продавцу',
  again: 'Оплатить ещё раз',
  newQr: 'Получить новый QR',
  toOrder: 'К\u00A0заказу',
  offline: 'Нет связи. Проверим оплату, как только она появится',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  live: { paid: 'Оплата прошла' },
} as const

/** Instructions for an order that is paid outside the shop. */
export const offlinePayment = {
  title: 'Как оплатить',
  payOnline: 'Оплатить иначе',
  cashondelivery: (sum: number) => `При получении отдайте ${formatPrice(sum)} наличными или картой.`,
  cashondeliveryCeiling: (sum: number) =>
    `При получении отдайте наличными или картой, сколько выйдет по\u00A0весу: не\u00A0больше ${formatPrice(sum)}.`,
  urozhaj: (sum: number) =>
    `При получении приложите карту «Урожай» к\u00A0терминалу: к\u00A0оплате не\u00A0больше ${formatPrice(sum)}. Без карты можно отдать наличными.`,
  banktransfer: (seller: string) =>
    `Переведите деньги со\u00A0счёта организации. Счёт и\u00A0закрывающие документы пришлёт ${seller}.`,
  purpose: (orderNumber: string) => `Оплата заказа ${formatOrderNumber(Number(orderNumber))}`,
  terms: {
    sum: 'Сумма',
    payee: 'Получатель',
    tin: 'ИНН',
    ien: 'ОГРН',
    address: 'Адрес',
    purpose: 'Назначение',
  },
} as const
