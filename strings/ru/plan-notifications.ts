import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'

/** Formatted facts of a notification about a plan. */
export interface PlanNotificationFacts {
  readonly total: string
  readonly amount: string
  /** Payment deadline; null = no payment is awaited. */
  readonly payBefore: string | null
}
interface Words {
  readonly title: string
  readonly text: string
  /** Text of the SMS; null = never sent by SMS. */
  readonly message: string | null
}

/**
 * Notifications about the order of a plan, which is neither picked nor delivered. Kinds without a text are not sent.
 */
export const planNotifications: Readonly<Partial<Record<NotificationKind, (facts: PlanNotificationFacts) => Words>>> = {
  placedToPay: ({ total, payBefore }) => ({
    title: 'Подписка ждёт оплаты',
    text: `Оплатите ${total}${payBefore ? ` до\u00A0${payBefore}` : ''}, и\u00A0она сразу начнётся.`,
    message: null,
  }),
  booked: ({ total }) => ({
    title: 'Подписка оплачена и\u00A0уже действует',
    text: `Получили ${total}, спасибо. Включите «Бесплатная доставка», когда будете оформлять заказ.`,
    message: `Подписка оплачена: ${total}. Она уже действует.`,
  }),
  unpaidExpired: () => ({
    title: 'Подписка не\u00A0началась',
    text: 'Не\u00A0дождались оплаты. Если она ещё нужна, выберите тариф снова.',
    message: 'Подписка не началась: не дождались оплаты.',
  }),
  refunded: ({ amount }) => ({
    title: `Вернули ${amount}`,
    text: 'Это за\u00A0подписку. Когда деньги придут, зависит от\u00A0вашего банка.',
    message: `Вернули ${amount} за подписку. Срок зависит от банка.`,
  }),
}
