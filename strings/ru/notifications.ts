import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { type Kopecks, subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import { shortenText } from '@okolitsa/domain/text/cut-text.ts'
import {
  type DayReference,
  formatDate,
  formatMoment,
  formatOrderNumber,
  formatPrice,
  formatSlot,
  formatTime,
  formatWeekday,
} from './format.ts'
import { planNotifications } from './plan-notifications.ts'
import { tourNotifications } from './tour-notifications.ts'

/** Facts of a notification. */
export interface NotificationFacts {
  readonly order: NotificationOrder
  /** Amount of the event: refunded, held or taken; null = the whole order. */
  readonly amount: Kopecks | null
  readonly now: Date
  /** The page where the order is paid. */
  readonly payUrl: string
}
export interface NotificationText {
  readonly title: string
  readonly text: string
}

/** Maximum length of an SMS: two parts of Cyrillic text. One part holds 70 characters. */
export const LONGEST_SMS = 134
/** Maximum length of an address in an SMS. */
const LONGEST_ADDRESS = 48
const LONGEST_POINT = 44

const referenceOf = ({ order, now }: NotificationFacts): DayReference => ({ now, zone: order.timeZone })
const numberOf = ({ order }: NotificationFacts) => formatOrderNumber(order.id)
/** `пн, 23 ноября`: never «завтра», because a notification may be read on another day. */
const dayOf = (facts: NotificationFacts) =>
  `${formatWeekday(facts.order.deliveryDate)}, ${formatDate(facts.order.deliveryDate, referenceOf(facts))}`
const windowOf = ({ order }: NotificationFacts) =>
  order.dinner
    ? `${formatTime(order.dinner.from, order.timeZone)}–${formatTime(order.dinner.to, order.timeZone)}`
    : formatSlot(order)
const whenOf = (facts: NotificationFacts) =>
  facts.order.deliveryKind === 'courier' || facts.order.deliveryKind === 'pickup'
    ? `${dayOf(facts)}, ${windowOf(facts)}`
    : dayOf(facts)
/** Nominative name of the seller's kind, capitalized. */
const sellerOf = ({ order }: NotificationFacts) => (order.dinner ? 'Ресторан' : 'Продавец')
const totalOf = ({ order }: NotificationFacts) => formatPrice(toRoubles(order.total))
const amountOf = ({ amount, order }: NotificationFacts) => formatPrice(toRoubles(amount ?? order.total))

/** A promo code and bonuses may reduce the payment to zero. */
function toPayOf(facts: NotificationFacts): string {
  if (facts.order.total === 0) return 'Платить ничего не\u00A0нужно'
  return `${facts.order.isPaidOnReceipt ? 'Оплата при получении' : 'К\u00A0оплате'}: ${totalOf(facts)}`
}

/** Promises by delivery kind. */
const promise = {
  courier: (facts: NotificationFacts) => `Привезём ${whenOf(facts)}`,
  cdek: (facts: NotificationFacts) => `СДЭК доставит ${whenOf(facts)}`,
  pickup: (facts: NotificationFacts) => `Ждём вас ${whenOf(facts)}`,
  tour: (facts: NotificationFacts) => `Ждём вас ${whenOf(facts)}`,
  plan: () => 'Подписка уже действует',
} as const
const promiseOf = (facts: NotificationFacts) => promise[facts.order.deliveryKind](facts)
const moneyBack = ({ order }: NotificationFacts) => (order.hasMoney ? ' Деньги вернём полностью.' : '')

/** Deadline of the answer, in the seller's time zone. */
const answerTimeOf = ({ order }: NotificationFacts) =>
  order.answerBefore ? `до\u00A0${formatTime(order.answerBefore, order.timeZone)}` : 'в\u00A0течение часа'

/** Refund of a received payment after a change. */
const differenceBack = (facts: NotificationFacts) =>
  facts.order.hasMoney && facts.amount !== null && facts.amount > 0 ? ` Разницу, ${amountOf(facts)}, вернём.` : ''

/** Deadline of a refund by the seller. */
const repayDay = (facts: NotificationFacts): string | null => {
  const { repayBefore, timeZone } = facts.order
  return repayBefore ? formatDate(dayIn(timeZone, repayBefore), referenceOf(facts)) : null
}
const repayUntil = (facts: NotificationFacts) => {
  const day = repayDay(facts)
  return day ? ` до\u00A0${day}` : ''
}
/** Refund of an accepted claim by the party that makes it; an unpaid order is reduced. */
function givenBack(facts: NotificationFacts): string {
  if (facts.order.repayBefore) return `${facts.order.sellerTitle} вернёт вам ${amountOf(facts)}${repayUntil(facts)}.`
  if (facts.order.hasMoney) return `Вернём ${amountOf(facts)}.`
  return `Заказ стал дешевле на\u00A0${amountOf(facts)}.`
}

const pointOf = ({ order }: NotificationFacts) => (order.carrierPoint?.isLocker ? 'Постамат СДЭК' : 'Пункт СДЭК')
const whereKept = (facts: NotificationFacts) =>
  [pointOf(facts), facts.order.carrierPoint?.address].filter(Boolean).join(': ')
/** End of free storage; later storage costs money, but the order stays valid. */
const keptUntilOf = (facts: NotificationFacts) =>
  facts.order.keptUntil && `Бесплатно хранят до\u00A0${formatDate(facts.order.keptUntil, referenceOf(facts))}`

/** Text about forwarding the order; a kitchen may refuse or not answer. */
const passedOn = ({ order }: NotificationFacts) =>
  order.dinner ? `Ждём ответа кухни: ${order.sellerTitle}.` : `Передали продавцу: ${order.sellerTitle}.`

const texts: Readonly<Record<NotificationKind, (facts: NotificationFacts) => NotificationText>> = {
  placed: (facts) => ({
    title: `Заказ ${numberOf(facts)} принят`,
    text: `${passedOn(facts)} ${promiseOf(facts)}. ${toPayOf(facts)}.`,
  }),
  placedToPay: (facts) => ({
    title: `Заказ ${numberOf(facts)} ждёт оплаты`,
    text: `Оплатите ${totalOf(facts)}${facts.order.payBefore ? ` до\u00A0${formatTime(facts.order.payBefore, facts.order.timeZone)}` : ''}: ${facts.order.dinner ? 'кухня начнёт, когда придут деньги' : 'товары пока отложены для вас'}.`,
  }),
  linkSent: (facts) => ({
    title: `Ссылка на\u00A0оплату заказа ${numberOf(facts)}`,
    text: `Оплатите ${totalOf(facts)}${facts.order.payBefore ? ` до\u00A0${formatMoment(facts.order.payBefore, referenceOf(facts))}` : ''}: ${facts.payUrl}`,
  }),
  held: (facts) => ({
    title: `Заказ ${numberOf(facts)}: деньги зарезервированы`,
    text: `Банк придержал ${amountOf(facts)}. Спишем, сколько выйдет, когда заказ соберут; остальное останется у\u00A0вас. ${promiseOf(facts)}.`,
  }),
  paid: (facts) => ({
    title: `Заказ ${numberOf(facts)} оплачен`,
    text: `Получили ${totalOf(facts)}, спасибо. ${promiseOf(facts)}.`,
  }),
  captured: (facts) => ({
    title: `Списали ${amountOf(facts)} за\u00A0заказ ${numberOf(facts)}`,
    text: 'Это из\u00A0денег, что были зарезервированы. Остаток, если он есть, банк отпустит сам.',
  }),
  holdLost: (facts) => ({
    title: `Заказ ${numberOf(facts)} нужно оплатить снова`,
    text: 'Банк снял резерв, деньги остались у\u00A0вас. Оплатите заказ ещё раз, чтобы продавец его отправил.',
  }),
  surchargeAsked: (facts) => ({
    title: `Доплатите ${amountOf(facts)} за\u00A0заказ ${numberOf(facts)}`,
    text: `Он стал дороже, чем вы заплатили. Осталось доплатить: ${facts.payUrl}`,
  }),
  payOnReceipt: (facts) => ({
    title: `Заказ ${numberOf(facts)} принят, платить сейчас не\u00A0нужно`,
    text: `${passedOn(facts)} ${promiseOf(facts)}. ${toPayOf(facts)}.`,
  }),
  restOnReceipt: (facts) => ({
    title: `Заказ ${numberOf(facts)}: остаток при получении`,
    text: `То, на что он стал дороже, заплатите продавцу, когда получите заказ. ${promiseOf(facts)}.`,
  }),
  paidToSeller: (facts) => ({
    title: `Заказ ${numberOf(facts)} оплачен`,
    text: `${sellerOf(facts)} сообщил, что получил ${amountOf(facts)}. Если это не\u00A0так, свяжитесь с\u00A0нами.`,
  }),
  booked: (facts) => ({
    title: `Заказ ${numberOf(facts)} подтверждён`,
    text: `${promiseOf(facts)}.`,
  }),
  assembling: (facts) => ({
    title: facts.order.dinner ? `Заказ ${numberOf(facts)} готовят` : `Заказ ${numberOf(facts)} собирают`,
    text: facts.order.dinner
      ? `${facts.order.sellerTitle}: кухня приняла ваш заказ. ${promiseOf(facts)}.`
      : `${facts.order.sellerTitle} собирает ваш заказ. ${promiseOf(facts)}.`,
  }),
  onTheRoad: (facts) => ({
    title: `Заказ ${numberOf(facts)} в\u00A0пути`,
    text: `${promiseOf(facts)}. Проверьте заказ при получении.`,
  }),
  readyForIssuance: (facts) => ({
    title: `Заказ ${numberOf(facts)} готов`,
    text: `${promiseOf(facts)}${facts.order.pickupAddress ? `: ${facts.order.pickupAddress}` : ''}. Назовите номер заказа.`,
  }),
  parcelWaiting: (facts) => ({
    title: `Заказ ${numberOf(facts)} ждёт ${facts.order.carrierPoint?.isLocker ? 'в\u00A0постамате' : 'в\u00A0пункте выдачи'}`,
    text: `${[whereKept(facts), keptUntilOf(facts)].filter(Boolean).join('. ')}.`,
  }),
  sentToOrganizer: (facts) => ({
    title: `Заказ ${numberOf(facts)} у\u00A0организатора`,
    text: `${facts.order.sellerTitle} знает о\u00A0вас. ${promiseOf(facts)}.`,
  }),
  received: (facts) => ({
    title: `Заказ ${numberOf(facts)} у\u00A0вас`,
    text: 'Приятного аппетита! Оцените заказ на\u00A0его странице, а\u00A0если что-то не\u00A0так, скажите там\u00A0же.',
  }),
  canceledByUser: (facts) => ({
    title: `Вы отменили заказ ${numberOf(facts)}`,
    text: `Сообщили продавцу: ${facts.order.sellerTitle}.${moneyBack(facts)}`,
  }),
  canceledByFarmer: (facts) => ({
    title: `Заказ ${numberOf(facts)} отменил ${facts.order.dinner ? 'ресторан' : 'продавец'}`,
    text: `${facts.order.sellerTitle} не\u00A0сможет его выполнить. Простите, что так вышло.${moneyBack(facts)}`,
  }),
  canceledByAdmin: (facts) => ({
    title: `Заказ ${numberOf(facts)} отменён`,
    text: `Нам пришлось его отменить. Простите, что так вышло.${moneyBack(facts)}`,
  }),
  unpaidExpired: (facts) => ({
    title: `Заказ ${numberOf(facts)} отменён`,
    text: facts.order.dinner
      ? 'Не\u00A0дождались оплаты, и\u00A0кухня не\u00A0начинала готовить. Если ещё голодны, соберите заказ снова.'
      : 'Не\u00A0дождались оплаты и\u00A0вернули товары на\u00A0полку. Если они ещё нужны, соберите заказ снова.',
  }),
  notAccepted: (facts) => ({
    title: `Заказ ${numberOf(facts)} отменён`,
    text: `${sellerOf(facts)} не\u00A0ответил вовремя, и\u00A0мы отменили заказ. Простите, что так вышло.${moneyBack(facts)}`,
  }),
  dinnerDelayed: (facts) => ({
    title: `Заказ ${numberOf(facts)} немного задержится`,
    text: `Кухне нужно больше времени, простите. ${promiseOf(facts)}.`,
  }),
  broughtAgain: (facts) => ({
    title: `Заказ ${numberOf(facts)} привезём в\u00A0другой день`,
    text: `Курьер вас не\u00A0застал. ${promiseOf(facts)}.`,
  }),
  soldOut: (facts) => ({
    title: `Заказ ${numberOf(facts)} отменён`,
    text: `Пока шла оплата, ${facts.order.dinner ? 'блюдо закончилось' : 'товар закончился'}. Простите, что так вышло.${moneyBack(facts)}`,
  }),
  refunded: (facts) => ({
    title: `Вернули ${amountOf(facts)}`,
    text: `Это за\u00A0заказ ${numberOf(facts)}. Когда деньги придут, зависит от\u00A0вашего банка.`,
  }),
  owed: (facts) => ({
    title: `${sellerOf(facts)} вернёт ${amountOf(facts)}`,
    text: `Это за\u00A0заказ ${numberOf(facts)}. Вы платили ${facts.order.dinner ? 'ресторану' : 'продавцу'} напрямую, он отдаст деньги сам${repayUntil(facts)}.`,
  }),
  paidBack: (facts) => ({
    title: `${sellerOf(facts)} вернул ${amountOf(facts)}`,
    text: `Это за\u00A0заказ ${numberOf(facts)}. Как вернули, написано в\u00A0заказе. Если деньги не\u00A0пришли, скажите там\u00A0же.`,
  }),
  asked: (facts) => ({
    title: `Ответьте про заказ ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} предлагает его изменить. Посмотрите и\u00A0ответьте ${answerTimeOf(facts)}: без ответа лишнего не\u00A0положим и\u00A0не\u00A0спишем.`,
  }),
  weighed: (facts) => ({
    title: `Заказ ${numberOf(facts)} взвесили`,
    text: `Теперь он стоит ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  replaced: (facts) => ({
    title: `В\u00A0заказе ${numberOf(facts)} замена`,
    text: `${facts.order.dinner ? 'Блюдо закончилось' : 'Товар закончился'}, ${facts.order.sellerTitle} положит другой, как вы разрешили. Теперь заказ стоит ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  lineCanceled: (facts) => ({
    title: `Заказ ${numberOf(facts)} будет не\u00A0целиком`,
    text: `Не\u00A0всё из\u00A0него нашлось, простите. Теперь он стоит ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  lineRefused: (facts) => ({
    title: `Из\u00A0заказа ${numberOf(facts)} взяли не\u00A0всё`,
    text: `Записали, от\u00A0чего вы отказались при получении. Теперь заказ стоит ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  claimTaken: (facts) => ({
    title: `Жалоба на\u00A0заказ ${numberOf(facts)} у\u00A0продавца`,
    text: `${facts.order.sellerTitle} посмотрит и\u00A0ответит за\u00A0два дня. Если ответа не\u00A0будет, решим сами.`,
  }),
  claimLate: (facts) => ({
    title: `Жалобу на\u00A0заказ ${numberOf(facts)} решим сами`,
    text: `${sellerOf(facts)} не\u00A0ответил за\u00A0два дня, теперь решит администратор. О\u00A0решении сообщим.`,
  }),
  claimAccepted: (facts) => ({
    title: `Жалобу на\u00A0заказ ${numberOf(facts)} приняли`,
    text: `${givenBack(facts)} Простите, что так вышло.`,
  }),
  claimPromised: (facts) => ({
    title: `Жалобу на\u00A0заказ ${numberOf(facts)} приняли`,
    text: `${facts.order.sellerTitle} привезёт новое со\u00A0следующей доставкой. Лучше деньгами? Скажите об\u00A0этом в\u00A0заказе.`,
  }),
  claimDeclined: (facts) => ({
    title: `${sellerOf(facts)} не\u00A0согласился с\u00A0жалобой на\u00A0заказ ${numberOf(facts)}`,
    text: 'Его ответ\u00A0— в\u00A0заказе. Если остались вопросы, свяжитесь с\u00A0нами.',
  }),
  reviewPublished: (facts) => ({
    title: `Отзыв по\u00A0заказу ${numberOf(facts)} опубликован`,
    text: 'Спасибо! Его уже видят другие покупатели.',
  }),
  reviewDeclined: (facts) => ({
    title: `Отзыв по\u00A0заказу ${numberOf(facts)} не\u00A0опубликован`,
    text: 'Почему\u00A0— на\u00A0странице заказа. Там\u00A0же отзыв можно исправить.',
  }),
  reviewAnswered: (facts) => ({
    title: `Ответ на\u00A0отзыв по\u00A0заказу ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle}: ваш отзыв прочитали и\u00A0ответили.`,
  }),
}

/** Texts of SMS by kind; kinds that are never sent by SMS have none. */
const messages: Readonly<Partial<Record<NotificationKind, (facts: NotificationFacts) => string>>> = {
  placed: (facts) => `Приняли заказ ${numberOf(facts)}. ${promiseOf(facts)}.`,
  linkSent: (facts) => `Оплатите ${totalOf(facts)} за заказ ${numberOf(facts)}: ${facts.payUrl}`,
  held: (facts) => `Зарезервировали ${amountOf(facts)} за заказ ${numberOf(facts)}. ${promiseOf(facts)}.`,
  holdLost: (facts) => `Банк снял резерв за заказ ${numberOf(facts)}. Оплатите его, пожалуйста, ещё раз.`,
  paid: (facts) => `Заказ ${numberOf(facts)} оплачен. ${promiseOf(facts)}.`,
  surchargeAsked: (facts) => `Доплатите ${amountOf(facts)} за заказ ${numberOf(facts)}: ${facts.payUrl}`,
  payOnReceipt: (facts) => `Приняли заказ ${numberOf(facts)}. ${promiseOf(facts)}.`,
  booked: (facts) => `Заказ ${numberOf(facts)} подтверждён. ${promiseOf(facts)}.`,
  onTheRoad: (facts) => `Заказ ${numberOf(facts)} в пути. ${promiseOf(facts)}.`,
  readyForIssuance: (facts) => {
    const address = shortenText(facts.order.pickupAddress ?? '', LONGEST_ADDRESS)
    return `Заказ ${numberOf(facts)} готов. ${address ? `${address}. ` : ''}${promiseOf(facts)}.`
  },
  parcelWaiting: (facts) => {
    const { carrierPoint, keptUntil } = facts.order
    const address = shortenText(carrierPoint?.address ?? '', LONGEST_POINT)
    const until = keptUntil && ` Бесплатно до ${formatDate(keptUntil, referenceOf(facts))}.`
    return `Заказ ${numberOf(facts)} ждёт в ${carrierPoint?.isLocker ? 'постамате' : 'пункте'} СДЭК.${address && ` ${address}.`}${until ?? ''}`
  },
  canceledByFarmer: (facts) => `${sellerOf(facts)} отменил заказ ${numberOf(facts)}, простите.${moneyBack(facts)}`,
  canceledByAdmin: (facts) => `Нам пришлось отменить заказ ${numberOf(facts)}, простите.${moneyBack(facts)}`,
  unpaidExpired: (facts) => `Заказ ${numberOf(facts)} отменён: не дождались оплаты.`,
  notAccepted: (facts) => `Ресторан не ответил вовремя, заказ ${numberOf(facts)} отменён, простите.${moneyBack(facts)}`,
  broughtAgain: (facts) => `Заказ ${numberOf(facts)}: курьер вас не застал. ${promiseOf(facts)}.`,
  dinnerDelayed: (facts) => `Заказ ${numberOf(facts)} задержится, простите. ${promiseOf(facts)}.`,
  soldOut: (facts) =>
    `Заказ ${numberOf(facts)} отменён: ${facts.order.dinner ? 'блюдо закончилось' : 'товар закончился'}.${moneyBack(facts)}`,
  refunded: (facts) => `Вернули ${amountOf(facts)} за заказ ${numberOf(facts)}. Срок зависит от банка.`,
  owed: (facts) => `${sellerOf(facts)} вернёт ${amountOf(facts)} за заказ ${numberOf(facts)}${repayUntil(facts)}.`,
  asked: (facts) =>
    `${sellerOf(facts)} предлагает изменить заказ ${numberOf(facts)}. Ответьте ${answerTimeOf(facts)} на сайте.`,
  lineCanceled: (facts) => `Не всё из заказа ${numberOf(facts)} нашлось, простите. Теперь он стоит ${totalOf(facts)}.`,
  claimDeclined: (facts) =>
    `${sellerOf(facts)} ответил на жалобу по заказу ${numberOf(facts)}. Его ответ в заказе на сайте.`,
}

/** Texts of an order of a plan or a booking; null = the texts of other orders. */
function ofTrade(kind: NotificationKind, facts: NotificationFacts) {
  const { deliveryKind, payBefore: by, timeZone, total, prepayment, sellerTitle, hasMoney } = facts.order
  const payBefore = by && formatTime(by, timeZone)
  const amount = amountOf(facts)
  if (deliveryKind === 'plan') return planNotifications[kind]?.({ total: totalOf(facts), amount, payBefore }) ?? null
  if (deliveryKind !== 'tour') return null
  const payNow = prepayment ?? total
  const later = subtract(total, payNow)
  return (
    tourNotifications[kind]?.({
      number: numberOf(facts),
      organizer: sellerTitle,
      when: whenOf(facts),
      amount,
      payNow: formatPrice(toRoubles(payNow)),
      payLater: later > 0 ? formatPrice(toRoubles(later)) : null,
      payBefore,
      hasMoney,
      repayUntil: repayDay(facts),
    }) ?? null
  )
}

/** The notification as shown in the shop and in an e-mail. */
export function notificationText(kind: NotificationKind, facts: NotificationFacts): NotificationText {
  const { title, text } = ofTrade(kind, facts) ?? texts[kind](facts)
  return { title, text }
}

/**
 * SMS of a notification, at most LONGEST_SMS characters; null = this kind has no SMS. With plain spaces: old phones
 * show others as boxes.
 */
export function notificationMessage(kind: NotificationKind, facts: NotificationFacts, market: string): string | null {
  const ofItsTrade = ofTrade(kind, facts)
  const text = ofItsTrade ? ofItsTrade.message : messages[kind]?.(facts)
  return text == null ? null : `${text} ${shortName(market)}`.replaceAll('\u00A0', ' ')
}

/** SMS without an order: twice as long as others because health depends on it; details are on the page. */
export const newsMessage = ({ title, text }: NotificationText, pageUrl: string): string =>
  `${shortenText(`${title}. ${text}`, 2 * LONGEST_SMS - pageUrl.length - 1)} ${pageUrl}`

/** E-mail of a notification that does not concern an order. */
export const newsLetter = (
  { title, text }: NotificationText,
  pageUrl: string,
  unsubscribeUrl: string,
  market: string,
): { subject: string; text: string } => ({
  subject: `${title} — ${market}`,
  text: `${title}\n\n${text}\n\nПосмотреть: ${pageUrl}\n\nПисьмо пришло, потому что вы просили сказать. Не\u00A0присылать таких писем: ${unsubscribeUrl}`,
})

/** E-mail: the notification, a link to the order and the reason for sending. */
export const notificationLetter = (
  { title, text }: NotificationText,
  orderUrl: string,
  unsubscribeUrl: string,
  market: string,
): { subject: string; text: string } => ({
  subject: `${title} — ${market}`,
  text: `${title}\n\n${text}\n\nЗаказ целиком: ${orderUrl}\n\nПисьмо пришло, потому что этот адрес указан в\u00A0вашем профиле. Не\u00A0присылать таких писем: ${unsubscribeUrl}`,
})
