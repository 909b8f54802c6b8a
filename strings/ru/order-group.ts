import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Payment method at the end of a payment button. */
const payBy: Partial<Record<PaymentMethod, string>> = {
  sbp: ' по\u00A0СБП',
  rbs: ' картой',
  paw: ' картой',
  payanyway: ' через PayAnyWay',
}

/** Texts of several orders bought in one checkout: paid, unpaid and cancelled ones. */
export const orderGroup = {
  pageTitle: 'Оплата заказов',
  progress: (paid: number, all: number) => `Оплачено ${paid} из\u00A0${all}`,
  ring: (all: number) => `из\u00A0${all}`,
  /** Heading for a single order paid online. */
  one: 'Осталось оплатить заказ',
  notBegun: (payments: number) =>
    `Заказы оформлены. Каждый оплачивается отдельно, поэтому ${payments === 2 ? 'платежа два' : 'платежей несколько'}: один за\u00A0другим.`,
  left: (sellers: readonly string[]) =>
    sellers.length === 1 ? `Остался один платёж: ${sellers[0]}.` : `Остались: ${sellers.join(', ')}.`,
  list: 'Заказы этой покупки',
  row: {
    paid: 'Оплачен',
    held: 'Деньги зарезервированы',
    cashondelivery: 'Оплата при получении',
    urozhaj: 'Карта «Урожай» при получении',
    banktransfer: 'Оплата по\u00A0счёту',
    canceled: 'Заказ отменён',
    declined: 'Оплата не\u00A0прошла, деньги не\u00A0списали',
    goods: (first: string, more: number) => (more === 0 ? first : `${first} и\u00A0ещё ${more}`),
  },
  pay: (sum: number, method: PaymentMethod) => `Оплатить ${formatPrice(sum)}${payBy[method] ?? ''}`,
  otherWay: 'Другим способом',
  close: {
    title: 'Если закрыть страницу',
    paid: 'Оплаченное останется за\u00A0вами.',
    cancel: (moment: string, orders: number) =>
      orders === 1
        ? `Если не\u00A0оплатить, заказ отменим ${moment}.`
        : `Если не\u00A0оплатить, заказы отменим ${moment}.`,
    fallback: 'Что не\u00A0оплатите сейчас, можно будет оплатить при получении.',
    where: 'Вернуться к\u00A0оплате можно из\u00A0заказов.',
  },
  /** Title of a payment page that belongs to several payments. */
  part: (index: number, count: number, seller: string) => `Платёж ${index} из\u00A0${count} · ${seller}`,
  whole: 'Вся покупка',

  refused: 'Что не\u00A0оформили',
  refusedText: 'Товары на\u00A0месте, в\u00A0корзине. Деньги за\u00A0них не\u00A0списали.',
  toOrders: 'Все заказы',
  orders: (count: number) => formatCount(count, nouns.order),
} as const
