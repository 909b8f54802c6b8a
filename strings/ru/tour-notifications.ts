import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'

/** Formatted facts of a notification about a booking. */
export interface TourNotificationFacts {
  /** Number of the booking: `№ 104 005`. */
  readonly number: string
  readonly organizer: string
  /** Day and hours of the trip. */
  readonly when: string
  readonly amount: string
  /** Amount paid online. */
  readonly payNow: string
  /** Amount paid to the organizer at the meeting; null = all is paid online. */
  readonly payLater: string | null
  /** Payment deadline; null = no payment is awaited. */
  readonly payBefore: string | null
  /** True = a cancellation refunds money. */
  readonly hasMoney: boolean
  /** Deadline of the organizer's refund; null = no refund is owed. */
  readonly repayUntil: string | null
}
interface Words {
  readonly title: string
  readonly text: string
  /** Text of the SMS; null = never sent by SMS. */
  readonly message: string | null
}

const restOf = ({ payLater }: TourNotificationFacts) =>
  payLater ? ` Ещё ${payLater}\u00A0— организатору при встрече.` : ''
const moneyBack = ({ hasMoney }: TourNotificationFacts) => (hasMoney ? ' Деньги вернём полностью.' : '')

/**
 * Notifications about a booking, which has places, a prepayment and a remaining sum. Other kinds use the texts of
 * orders.
 */
export const tourNotifications: Readonly<Partial<Record<NotificationKind, (facts: TourNotificationFacts) => Words>>> = {
  placedToPay: (facts) => ({
    title: `Бронь ${facts.number} ждёт оплаты`,
    text: `Оплатите ${facts.payNow}${facts.payBefore ? ` до\u00A0${facts.payBefore}` : ''}: места пока держим за\u00A0вами.${restOf(facts)}`,
    message: null,
  }),
  paid: (facts) => ({
    title: `Бронь ${facts.number} оплачена`,
    text: `Получили ${facts.payLater ? 'предоплату ' : ''}${facts.payNow}, спасибо.${restOf(facts)} Поездка ${facts.when}: напишем, когда организатор её подтвердит.`,
    message: `Бронь ${facts.number} оплачена, получили ${facts.payNow}. Напишем, когда её подтвердят.`,
  }),
  booked: (facts) => ({
    title: `Бронь ${facts.number} подтверждена`,
    text: `${facts.organizer}: места за\u00A0вами. Ждём вас ${facts.when}.${restOf(facts)}`,
    message: `Бронь ${facts.number} подтверждена. Ждём вас ${facts.when}.`,
  }),
  sentToOrganizer: (facts) => ({
    title: `Бронь ${facts.number} у\u00A0организатора`,
    text: `${facts.organizer} знает, кто едет. Ждём вас ${facts.when}.${restOf(facts)}`,
    message: null,
  }),
  received: (facts) => ({
    title: `Поездка ${facts.number} состоялась`,
    text: 'Спасибо, что были с\u00A0нами. Оцените поездку на\u00A0странице брони, а\u00A0если что-то было не\u00A0так, скажите там\u00A0же.',
    message: null,
  }),
  canceledByUser: (facts) => ({
    title: `Вы отменили бронь ${facts.number}`,
    text: `Сообщили организатору: ${facts.organizer}.${moneyBack(facts)}`,
    message: null,
  }),
  canceledByFarmer: (facts) => ({
    title: `Бронь ${facts.number} отменил организатор`,
    text: `${facts.organizer} не\u00A0сможет провести поездку. Простите, что так вышло.${moneyBack(facts)}`,
    message: `Организатор отменил бронь ${facts.number}, простите.${moneyBack(facts)}`,
  }),
  canceledByAdmin: (facts) => ({
    title: `Бронь ${facts.number} отменена`,
    text: `Поездка не\u00A0состоится. Простите, что так вышло.${moneyBack(facts)}`,
    message: `Бронь ${facts.number} отменена: поездка не состоится, простите.${moneyBack(facts)}`,
  }),
  unpaidExpired: (facts) => ({
    title: `Бронь ${facts.number} отменена`,
    text: 'Не\u00A0дождались оплаты, и\u00A0места снова свободны. Если поездка ещё нужна, забронируйте снова.',
    message: `Бронь ${facts.number} отменена: не дождались оплаты.`,
  }),
  soldOut: (facts) => ({
    title: `Бронь ${facts.number} отменена`,
    text: `Пока шла оплата, места закончились. Простите, что так вышло.${moneyBack(facts)}`,
    message: `Бронь ${facts.number} отменена: мест не осталось.${moneyBack(facts)}`,
  }),
  reviewPublished: (facts) => ({
    title: `Отзыв о\u00A0поездке ${facts.number} опубликован`,
    text: 'Спасибо! Его уже видят другие гости.',
    message: null,
  }),
  reviewDeclined: (facts) => ({
    title: `Отзыв о\u00A0поездке ${facts.number} не\u00A0опубликован`,
    text: 'Почему\u00A0— на\u00A0странице брони. Там\u00A0же отзыв можно исправить.',
    message: null,
  }),
  reviewAnswered: (facts) => ({
    title: `Ответ на\u00A0отзыв о\u00A0поездке ${facts.number}`,
    text: `${facts.organizer}: ваш отзыв прочитали и\u00A0ответили.`,
    message: null,
  }),
  refunded: (facts) => ({
    title: `Вернули ${facts.amount}`,
    text: `Это за\u00A0бронь ${facts.number}. Когда деньги придут, зависит от\u00A0вашего банка.`,
    message: `Вернули ${facts.amount} за бронь ${facts.number}. Срок зависит от банка.`,
  }),
  owed: (facts) => ({
    title: `Организатор вернёт ${facts.amount}`,
    text: `Это за\u00A0бронь ${facts.number}. Деньги у\u00A0организатора, он отдаст их сам${facts.repayUntil ? ` до\u00A0${facts.repayUntil}` : ''}.`,
    message: `Организатор вернёт ${facts.amount} за бронь ${facts.number}${facts.repayUntil ? ` до ${facts.repayUntil}` : ''}.`,
  }),
  paidBack: (facts) => ({
    title: `Организатор вернул ${facts.amount}`,
    text: `Это за\u00A0бронь ${facts.number}. Как вернули, написано на\u00A0её странице.`,
    message: null,
  }),
}
