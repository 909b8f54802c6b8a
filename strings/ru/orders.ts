import type { ReceiptKind } from '@okolitsa/domain/fiscal/receipt.ts'
import type { SystemCancelReason, SystemChangeReason } from '@okolitsa/domain/orders/cancel-reasons.ts'
import type { DeliveryStatus, OrderPartyKind } from '@okolitsa/domain/orders/order-status.ts'
import type { CounterMoney } from '@okolitsa/domain/payments/counter-money.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { formatCount, formatOrderNumber, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

/** Kinds of fiscal receipts. */
const receiptTitles: Record<ReceiptKind, string> = {
  prepayment: 'Чек на\u00A0предоплату',
  settlement: 'Чек о\u00A0передаче товара',
  payment: 'Чек об\u00A0оплате',
  refund: 'Чек на\u00A0возврат',
  correction: 'Чек коррекции',
}
/** Labels of delivery progress (spec 4, set A). */
const deliveryStatuses: Record<DeliveryStatus, string> = {
  formed: 'Оформлен',
  booked: 'Подтверждён',
  isAssembling: 'Собирается',
  onTheRoad: 'В\u00A0пути',
  readyForIssuance: 'Готов к\u00A0выдаче',
  sentToOrganizer: 'Передан организатору',
  received: 'Получен',
  canceled: 'Отменён',
}
/** A dinner is cooked instead of picked. */
const statusOf = (status: DeliveryStatus, isDinner: boolean): string =>
  isDinner && status === 'isAssembling' ? 'Готовится' : deliveryStatuses[status]
const paymentStatuses: Record<PaymentStatus, string> = {
  open: 'Ждёт оплаты',
  paid: 'Оплачен',
  partiallyPaid: 'Оплачен частично',
  cancelled: 'Платёж отменён',
  returned: 'Деньги вернули',
  partiallyReturned: 'Разницу вернули',
  issued: 'Счёт выставлен',
  wait: 'Проверяем',
}
const canceledBy: Record<OrderPartyKind, string> = {
  user: 'Отменено покупателем',
  farmer: 'Отменено продавцом',
  admin: 'Отменено администратором',
}
/** Reasons of a cancellation by the system. */
const systemCancel: Record<SystemCancelReason, string> = {
  unpaid: 'Не\u00A0оплатили вовремя',
  soldOut: 'Товар закончился раньше, чем пришла оплата',
  unconfirmed: 'Организатор не\u00A0ответил вовремя',
  tooFew: 'Группа не\u00A0собралась',
  dateCanceled: 'Организатор отменил поездку',
  notAccepted: 'Кухня не\u00A0ответила вовремя',
  planEnded: 'Подписку закончили раньше срока',
  planReplaced: 'Выбрали другую подписку',
  plansMerged: 'Два аккаунта стали одним, и\u00A0осталась другая подписка',
  planNotBegun: 'Подписка не\u00A0смогла начаться',
}
const completedBy: Record<OrderPartyKind, string> = {
  user: 'Покупатель отметил: получено',
  farmer: 'Продавец отметил: вручено',
  admin: 'Закрыто администратором',
}

const payOnReceipt = 'Оплата при получении'
const moneyIsHeld = 'Деньги зарезервированы'

/** Texts of a customer's orders. */
export const orders = {
  deliveryStatuses,
  statusOf,
  /** Instead of «on its way» after a failed attempt, until the new day. */
  waitsForDay: 'Привезём в\u00A0другой день',
  paymentStatuses,
  moneyIsHeld,
  /** Payment states for sellers, on the screen and in files. */
  counterMoney: { ...paymentStatuses, held: moneyIsHeld, onReceipt: payOnReceipt } satisfies Record<
    CounterMoney,
    string
  >,
  canceledBy,
  systemCancel,
  canceledBecause: (reason: SystemCancelReason) =>
    `${deliveryStatuses.canceled}: ${systemCancel[reason].slice(0, 1).toLowerCase()}${systemCancel[reason].slice(1)}`,
  /** Reason of a line's change after a proposal without consent. */
  systemChange: {
    declined: 'Покупатель отказался от\u00A0предложения',
    expired: 'Покупатель не\u00A0ответил вовремя',
  } satisfies Record<SystemChangeReason, string>,
  completedBy,
  title: 'Заказы',
  kindsLabel: 'Какие заказы',
  goodsTab: 'Продукты',
  dinnersTab: 'Рестораны',
  dinnersTitle: 'Заказы в\u00A0ресторанах',
  noDinners: 'Из\u00A0ресторанов вы ещё не\u00A0заказывали',
  noDinnersText: 'Здесь будут обеды и\u00A0ужины: когда приедут и\u00A0что сказала кухня.',
  toRestaurants: 'Выбрать ресторан',
  pageTitle: 'Заказы',
  orderPageTitle: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))}`,
  order: (orderNumber: string) => `Заказ ${formatOrderNumber(Number(orderNumber))}`,
  pages: pagesText('Страницы заказов'),
  awaitsReview: 'Ждёт оценки',
  awaitsAnswer: 'Ждёт вашего ответа',
  isShared: 'Совместный',
  kinds: { courier: 'курьер', pickup: 'заберу сам', cdek: 'СДЭК', tour: 'поездка', plan: 'подписка' },
  /** Short form of a piece, as the API names it. */
  piece: 'шт',
  products: (count: number) => formatCount(count, nouns.product),
  more: (count: number) => `+${count}`,
  ordered: (moment: string) => `оформлен ${moment}`,
  /** Label instead of «awaits payment» while no payment in advance is due. */
  payOnReceipt,
  stagesLabel: 'Какие заказы показать',
  stages: { all: 'Все', active: 'Текущие', received: 'Полученные', canceled: 'Отменённые' },
  noneOfStage: 'Таких заказов нет',
  ofSeller: 'Чьи заказы',
  everySeller: 'Все хозяйства',
  period: 'За какое время',
  periods: { all: 'За всё время', month: 'За 30\u00A0дней', halfYear: 'За полгода', year: 'За год' },
  emptyTitle: 'Заказов пока нет',
  emptyText: 'Первый соберётся за\u00A0пару минут',

  track: 'Ход заказа',
  facts: {
    current: {
      courier: (day: string, window: string) => `привезём ${day}, ${window}`,
      pickup: (day: string, window: string) => `ждём вас ${day}, ${window}`,
      carrierPoint: (day: string, _window: string) => `будет в\u00A0пункте ${day}`,
    },
    last: {
      courier: 'проверьте заказ при курьере',
      pickup: 'назовите номер заказа',
      carrierPoint: 'СДЭК пришлёт код для получения',
    },
    ready: (address: string, until: string) => `${address}, до\u00A0${until}`,
  },
  lines: 'Что в\u00A0заказе',
  orderedAmount: (amount: string) => `заказано ${amount}`,
  picked: (amount: string) => `собрали ${amount}`,
  notBrought: 'не\u00A0будет',
  notTaken: 'не\u00A0взяли',
  replacedBy: (title: string) => `вместо него: ${title}`,
  replaces: (title: string) => `вместо: ${title}`,
  spoilt: (percent: number) => `испорчено ${percent}\u00A0%, эту часть вычли`,
  missing: (amount: string) => `не\u00A0привезли ${amount}, эту часть вычли`,
  cancelledSum: 'было',
  notMore: (sum: number) => `не\u00A0больше ${formatPrice(sum)}`,
  sumsTitle: 'Сумма',
  goods: 'Товары',
  special: 'Скидка',
  promo: 'Промокод',
  bonuses: 'Бонусы',
  delivery: 'Доставка',
  deliveryBySubscription: 'Бесплатная доставка по\u00A0подписке',
  free: 'бесплатно',
  total: 'Итого',
  ceiling: 'Вес уточнят при сборке. Больше этой суммы не\u00A0возьмём, разницу вернём.',
  ceilingOnReceipt: 'Вес уточнят при сборке. Больше этой суммы не\u00A0возьмём.',
  /** Explanation of money held by the bank. */
  ceilingHeld: 'Деньги зарезервированы на\u00A0карте. Вес уточнят при сборке, больше этой суммы не\u00A0спишем.',
  held: (sum: number) => `Деньги зарезервированы на\u00A0карте. Спишем ${formatPrice(sum)}, когда заказ отправят.`,
  released: (sum: number) => `Из резерва не\u00A0списали ${formatPrice(sum)}: эти деньги снова доступны на\u00A0карте.`,
  surcharge: (sum: number) => `Осталось доплатить ${formatPrice(sum)}`,
  surchargeText: 'Заказ стал дороже, чем вы заплатили. Отправят его после доплаты.',
  surchargeTitle: 'Нужна доплата',
  awaitsPayment: 'Ждём оплату',
  awaitsPaymentText: 'Как только оплатите, продавец начнёт собирать.',
  payBefore: (moment: string) => `Если не\u00A0оплатить, отменим заказ ${moment}.`,
  restInCash: 'Остаток отдадите при получении.',
  details: 'Получение',
  where: 'Куда',
  point: 'Где',
  carrierPoint: { office: 'Пункт СДЭК', locker: 'Постамат СДЭК' },
  when: 'Когда',
  receivedOn: 'Получен',
  carrierWay: 'СДЭК',
  who: 'Кто',
  comment: 'Комментарий',
  seller: 'Продавец',
  sellerPhone: 'Телефон продавца',
  payment: 'Оплата',
  refund: {
    new: (sum: number) => `Возвращаем ${formatPrice(sum)}. Срок зависит от\u00A0банка.`,
    done: (sum: number) => `Вернули ${formatPrice(sum)}`,
    failed: (sum: number) =>
      `Не\u00A0получилось вернуть ${formatPrice(sum)}. Уже разбираемся, деньги не\u00A0пропадут.`,
  },
  refundByMarket: 'Заказ это не\u00A0меняет: платит рынок.',
  returnedBonuses: (count: number) => `Вернули ${formatCount(count, nouns.bonus)}`,
  receipt: (kind: ReceiptKind, sum: number) => `${receiptTitles[kind]}, ${formatPrice(sum)}`,

  pay: (sum: number) => `Оплатить ${formatPrice(sum)}`,
  payRest: (sum: number) => `Доплатить ${formatPrice(sum)}`,
  payRestShort: 'Доплатить',
  repeat: 'Повторить',
  repeated: 'Сложили в\u00A0корзину',
  repeatedPartly: 'Сложили в\u00A0корзину, но\u00A0не\u00A0всё',
  toCart: 'В\u00A0корзину',
  complete: 'Заказ у\u00A0меня',
  completeQuestion: 'Всё получили?',
  completeText: 'Отметим заказ полученным.',
  completeConfirm: 'Да, получил',
  completed: 'Отметили: заказ получен',
  notYet: 'Ещё нет',
  cancel: 'Отменить заказ',
  cancelQuestion: 'Отменить заказ?',
  cancelText: 'Продавец перестанет его собирать. Если вы уже заплатили, деньги вернутся.',
  reason: 'Почему отменяете',
  reasonHint: 'По\u00A0желанию, поможет продавцу',
  cancelConfirm: 'Отменить заказ',
  keep: 'Оставить',
  canceled: 'Заказ отменили',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  backToList: 'Все заказы',
} as const
