import type { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { isOnlinePayment, PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { Listener, Listeners } from '../../platform/jobs/work.ts'
import type { MayListen } from '../../platform/realtime/mount-live.ts'
import { NOTIFICATION_TOPICS } from './events.ts'
import { notificationsHandlers } from './http/notifications.handlers.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { deliverNotification } from './use-cases/deliver-notification.ts'
import { type Happening, notifyCustomer } from './use-cases/notify-customer.ts'

export interface NotificationsModule {
  /** For the events of orders and payments; a repeat tells nothing twice. */
  readonly onOrderPlaced: Listener
  readonly onOrderMoved: Listener
  readonly onPaymentLinkIssued: Listener
  readonly onPaymentHeld: Listener
  readonly onPaymentHoldLost: Listener
  readonly onPaymentSettled: Listener
  readonly onPaymentRefunded: Listener
  readonly onSurchargeAsked: Listener
  readonly onMethodChanged: Listener
  readonly onTakenOffline: Listener
  readonly onChangeProposed: Listener
  readonly onOrderChanged: Listener
  readonly onOrderClaimed: Listener
  readonly onClaimLate: Listener
  readonly onClaimDecided: Listener
  /** Of its own topic: sending after commit. */
  readonly listeners: Listeners
  readonly handlers: Handlers<typeof notificationsEndpoints>
  /** Everyone hears of the own list. */
  readonly mayListen: MayListen
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T {
  const found = known.find((each) => each === value)
  if (found === undefined) throw new TypeError(`not a value of the event: ${String(value)}`)
  return found
}

/** `step` tells payments and refunds of one order apart. */
const tellOfMoney = (
  deps: NotificationDeps,
  { orderId, amount }: Readonly<Record<string, unknown>>,
  event: Happening['event'],
  step: unknown,
) => notifyCustomer(deps, { orderId: Number(orderId), event, step: String(step), amount: Number(amount) as Kopecks })

/** Tells shoppers what becomes of their orders: in their list, by SMS and by letter. */
export function createNotificationsModule(deps: NotificationDeps): NotificationsModule {
  return {
    handlers: notificationsHandlers(deps),
    mayListen: async (actor, key) => actor.kind === 'customer' && key === String(actor.customerId),
    onOrderPlaced: ({ orderId }) => notifyCustomer(deps, { orderId: Number(orderId), event: { type: 'placed' } }),
    onOrderMoved: ({ orderId, to, actor, reason }) =>
      notifyCustomer(deps, {
        orderId: Number(orderId),
        event: {
          type: 'moved',
          to: oneOf(DELIVERY_STATUSES, to),
          actor: oneOf(ORDER_ACTORS, actor),
          reason: String(reason ?? ''),
        },
      }),
    onPaymentLinkIssued: ({ orderId, paymentId }) =>
      notifyCustomer(deps, { orderId: Number(orderId), event: { type: 'linkIssued' }, step: String(paymentId) }),
    onPaymentHeld: ({ paymentId, ...money }) => tellOfMoney(deps, money, { type: 'held' }, paymentId),
    onPaymentHoldLost: ({ paymentId, ...money }) => tellOfMoney(deps, money, { type: 'holdLost' }, paymentId),
    onPaymentSettled: ({ paymentId, isCapture, ...money }) =>
      tellOfMoney(deps, money, { type: 'settled', isCapture: isCapture === true }, paymentId),
    onPaymentRefunded: ({ refundId, ...money }) => tellOfMoney(deps, money, { type: 'refunded' }, refundId),
    onSurchargeAsked: ({ paymentId, ...money }) => tellOfMoney(deps, money, { type: 'surchargeAsked' }, paymentId),
    onMethodChanged: async ({ orderId, to, isWhole }) => {
      if (isOnlinePayment(oneOf(PAYMENT_METHODS, to))) return
      await notifyCustomer(deps, {
        orderId: Number(orderId),
        event: { type: 'offlineChosen', isWhole: isWhole !== false },
      })
    },
    onTakenOffline: ({ offlineId, ...money }) => tellOfMoney(deps, money, { type: 'paidToSeller' }, offlineId),
    onChangeProposed: ({ orderId, changeId }) =>
      notifyCustomer(deps, { orderId: Number(orderId), event: { type: 'asked' }, step: String(changeId) }),
    onOrderChanged: ({ orderId, changeId, kind, actor, totalBefore, totalAfter }) =>
      tellOfMoney(
        deps,
        { orderId, amount: Math.max(0, Number(totalBefore) - Number(totalAfter)) },
        { type: 'changed', kind: oneOf(CHANGE_KINDS, kind), actor: oneOf(ORDER_ACTORS, actor) },
        changeId,
      ),
    onOrderClaimed: ({ orderId, claimId }) =>
      notifyCustomer(deps, { orderId: Number(orderId), event: { type: 'claimTaken' }, step: String(claimId) }),
    onClaimLate: ({ orderId, claimId }) =>
      notifyCustomer(deps, { orderId: Number(orderId), event: { type: 'claimLate' }, step: String(claimId) }),
    onClaimDecided: ({ orderId, claimId, isAccepted, refund }) =>
      tellOfMoney(
        deps,
        { orderId, amount: refund },
        { type: 'claimDecided', isAccepted: isAccepted === true },
        claimId,
      ),
    listeners: {
      [NOTIFICATION_TOPICS.due]: [
        ({ notificationId, channel }) =>
          deliverNotification(deps, Number(notificationId), oneOf(NOTIFICATION_CHANNELS, channel)),
      ],
    },
  }
}
