import { notificationsEndpoints } from '@okolitsa/contracts/notifications/notifications.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { hasArea } from '@okolitsa/domain/market/market.ts'
import { kopecks, subtract } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { defineModule } from '../../module.ts'
import {
  paymentHeld,
  paymentHoldLost,
  paymentLinkIssued,
  paymentRefunded,
  paymentSettled,
  paymentSurchargeAsked,
  paymentTakenOffline,
  sellerOwes,
  sellerPaidBack,
} from '../../money/payments/events.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { tourPlacesOffered } from '../../sales/bookings/events.ts'
import { bonusesBurning } from '../../sales/loyalty/events.ts'
import { orderMethodChanged, orderMoved, orderPlaced } from '../../sales/order-lifecycle/events.ts'
import {
  dinnerDelayed,
  orderAppealDecided,
  orderChanged,
  orderChangeProposed,
  orderClaimDecided,
  orderClaimed,
  orderClaimLate,
  orderClaimPromised,
} from '../../sales/orders/events.ts'
import { parcelWaits } from '../../sales/shipments/events.ts'
import { subscriptionEnding } from '../../sales/subscription/events.ts'
import { lotRecalled } from '../../supply/stock/events.ts'
import { questionAnswered } from '../questions/events.ts'
import { reviewAnswered, reviewDeclined, reviewPublished } from '../reviews/events.ts'
import { sellerReopened, stockReturned } from '../stock-alerts/events.ts'
import { notificationDue, officeMessageDue, recallMessageDue } from './events.ts'
import { hiddenSubscribers } from './hidden-subscribers.ts'
import { notificationsHandlers } from './http/notifications.handlers.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { personalData } from './personal-data.ts'
import { sellerSubscribers } from './seller-subscribers.ts'
import { countDelivered, dropWaiting } from './store/many-news.store.ts'
import { listSentAbout } from './store/sent-notifications.store.ts'
import { deliverNews } from './use-cases/deliver-news.ts'
import { deliverNotification } from './use-cases/deliver-notification.ts'
import { type Happening, notifyCustomer } from './use-cases/notify-customer.ts'
import { notifyMany, reachOfMany } from './use-cases/notify-many.ts'
import { notifyOfNews } from './use-cases/notify-of-news.ts'
import { notifyRecipient, notifyRecipients, recalledValues } from './use-cases/notify-recipient.ts'
import { lastOrderToNotify } from './use-cases/order-to-notify.ts'

/** Name of the deliveries of events to customers. */
const NAME = 'notifications'
/** Notifies customers about their orders: in their list, by SMS and by e-mail. */
export const notificationsModule = defineModule({
  name: 'notifications',
  uses: ['push', 'shipments', 'market', 'notificationTemplates'],
  personalData,
  create: ({ config, database, clock, log, adapters }, { push, shipments, market, notificationTemplates }) => {
    const deps: NotificationDeps = {
      database,
      messages: adapters.channel,
      mail: adapters.mail,
      push,
      shipments,
      market,
      notificationTemplates,
      clock,
      publicUrl: config.PUBLIC_URL,
      tokenSecret: config.TOKEN_SECRET,
      log,
    }
    const notificationOf = notificationTemplates.notification
    const valuesIn = (language: Language) => wordsIn(language).notificationValues
    const notify = (happening: Happening) => notifyCustomer(deps, happening)
    return {
      service: {
        sentAbout: listSentAbout,
        toPreview: { lastOf: (executor, group) => lastOrderToNotify(deps, executor, group) },
        reachOfMany: (executor, message, customerIds) => reachOfMany(deps, executor, message, customerIds),
        notifyMany: (tx, message, readers) => notifyMany(deps, tx, message, readers),
        dropBroadcast: dropWaiting,
        resultsOf: countDelivered,
      },
      calls: [mounted(notificationsEndpoints, notificationsHandlers(deps))],
      liveTopics: {
        // customers may listen to their own list only
        notifications: async (actor, key) => actor.kind === 'customer' && key === String(actor.customerId),
      },
      subscribers: [
        on(orderPlaced, NAME, ({ orderId }) => notify({ orderId, event: { type: 'placed' } })),
        on(orderMoved, NAME, ({ orderId, to, actor, reason }) =>
          notify({ orderId, event: { type: 'moved', to, actor, reason } }),
        ),
        on(dinnerDelayed, NAME, ({ orderId }) => notify({ orderId, event: { type: 'dinnerDelayed' } })),
        on(parcelWaits, NAME, ({ orderId, shipmentId }) =>
          notify({ orderId, event: { type: 'parcelWaiting' }, step: shipmentId }),
        ),
        on(orderMethodChanged, NAME, async ({ orderId, to, isWhole }) => {
          if (!isOnlinePayment(to)) await notify({ orderId, event: { type: 'offlineChosen', isWhole } })
        }),
        on(orderChangeProposed, NAME, ({ orderId, changeId }) =>
          notify({ orderId, event: { type: 'asked' }, step: changeId }),
        ),
        on(orderChanged, NAME, ({ orderId, changeId, kind, actor, totalBefore, totalAfter }) =>
          notify({
            orderId,
            event: { type: 'changed', kind, actor },
            step: changeId,
            amount: totalBefore > totalAfter ? subtract(totalBefore, totalAfter) : kopecks(0),
          }),
        ),
        on(orderClaimed, NAME, ({ orderId, claimId }) =>
          notify({ orderId, event: { type: 'claimTaken' }, step: claimId }),
        ),
        on(orderClaimLate, NAME, ({ orderId, claimId }) =>
          notify({ orderId, event: { type: 'claimLate' }, step: claimId }),
        ),
        on(orderClaimDecided, NAME, ({ orderId, claimId, isAccepted, refund }) =>
          notify({ orderId, event: { type: 'claimDecided', isAccepted }, step: claimId, amount: refund }),
        ),
        on(orderAppealDecided, NAME, async ({ orderId, claimId, side, isChanged, refund: amount }) => {
          if (side === 'customer')
            await notify({ orderId, event: { type: 'appealDecided', isChanged }, step: claimId, amount })
        }),
        on(orderClaimPromised, NAME, ({ orderId, claimId }) =>
          notify({ orderId, event: { type: 'claimPromised' }, step: claimId }),
        ),
        on(paymentLinkIssued, NAME, ({ orderId, paymentId }) =>
          notify({ orderId, event: { type: 'linkIssued' }, step: paymentId }),
        ),
        on(paymentHeld, NAME, ({ orderId, paymentId, amount }) =>
          notify({ orderId, event: { type: 'held' }, step: paymentId, amount }),
        ),
        on(paymentHoldLost, NAME, ({ orderId, paymentId, amount }) =>
          notify({ orderId, event: { type: 'holdLost' }, step: paymentId, amount }),
        ),
        on(paymentSettled, NAME, ({ orderId, paymentId, amount, isCapture }) =>
          notify({ orderId, event: { type: 'settled', isCapture }, step: paymentId, amount }),
        ),
        on(paymentRefunded, NAME, ({ orderId, refundId, amount }) =>
          notify({ orderId, event: { type: 'refunded' }, step: refundId, amount }),
        ),
        on(paymentSurchargeAsked, NAME, ({ orderId, paymentId, amount }) =>
          notify({ orderId, event: { type: 'surchargeAsked' }, step: paymentId, amount }),
        ),
        on(paymentTakenOffline, NAME, ({ orderId, offlineId, amount }) =>
          notify({ orderId, event: { type: 'paidToSeller' }, step: String(offlineId), amount }),
        ),
        on(sellerOwes, NAME, async ({ orderId, debtId, amount, isDemanded }) => {
          if (!isDemanded) await notify({ orderId, event: { type: 'owed' }, step: String(debtId), amount })
        }),
        on(sellerPaidBack, NAME, ({ orderId, debtId, amount, times }) =>
          notify({ orderId, event: { type: 'paidBack' }, step: `${debtId}:${times}`, amount }),
        ),
        on(reviewPublished, NAME, ({ orderId, reviewId }) =>
          notify({ orderId, event: { type: 'reviewPublished' }, step: String(reviewId) }),
        ),
        on(reviewDeclined, NAME, ({ orderId, reviewId }) =>
          notify({ orderId, event: { type: 'reviewDeclined' }, step: String(reviewId) }),
        ),
        on(reviewAnswered, NAME, ({ orderId, reviewId }) =>
          notify({ orderId, event: { type: 'reviewAnswered' }, step: String(reviewId) }),
        ),
        on(stockReturned, NAME, ({ alertId, customerId, organizationId, path, regionCode, awaited, ...goods }) =>
          notifyOfNews(
            deps,
            { customerId, organizationId, kind: 'backInStock', step: String(alertId), path, regionCode },
            (language) =>
              notificationOf(language, awaited === 'way' ? 'news.broughtHere' : 'news.backInStock', {
                product: goods.productTitle,
                seller: goods.sellerTitle,
              }),
          ),
        ),
        on(sellerReopened, NAME, ({ alertId, customerId, organizationId, sellerTitle }) =>
          notifyOfNews(
            deps,
            {
              ...{ customerId, organizationId, kind: 'backInStock' },
              step: `farm:${alertId}`,
              path: `/farmers/${organizationId}`,
            },
            (language) => notificationOf(language, 'news.farmReopened', { seller: sellerTitle }),
          ),
        ),
        on(bonusesBurning, NAME, ({ customerId, amount, by }) =>
          notifyOfNews(
            deps,
            // once a month, at its beginning: expiring bonuses are announced
            {
              customerId,
              organizationId: null,
              kind: 'bonusesBurning',
              step: by.slice(0, 7),
              path: '/account/loyalty',
            },
            (language) =>
              notificationOf(
                language,
                'news.bonusesBurning',
                valuesIn(language).bonusesBurning({ amount, by, now: deps.clock() }),
              ),
          ),
        ),
        on(subscriptionEnding, NAME, ({ subscriptionId, customerId, day }) => {
          const mayRenew = hasArea(market.current(), 'membership')
          return notifyOfNews(
            deps,
            {
              customerId,
              organizationId: null,
              kind: 'subscriptionEnding',
              // a renewed subscription announces its next end
              step: `${subscriptionId}:${day}`,
              path: mayRenew ? '/plans' : '/account/subscription',
            },
            (language) =>
              notificationOf(
                language,
                'news.subscriptionEnding',
                valuesIn(language).subscriptionEnding({ day, mayRenew, now: deps.clock() }),
              ),
          )
        }),
        on(tourPlacesOffered, NAME, ({ waitingId, customerId, organizationId, path, regionCode, ...offer }) =>
          notifyOfNews(
            deps,
            { customerId, organizationId, kind: 'placesOffered', step: waitingId, path, regionCode },
            (language) =>
              notificationOf(
                language,
                'news.placesOffered',
                valuesIn(language).placesOffered({ ...offer, now: deps.clock() }),
              ),
          ),
        ),
        on(questionAnswered, NAME, ({ questionId, customerId, organizationId, path, ...about }) =>
          notifyOfNews(
            deps,
            { customerId, organizationId, kind: 'questionAnswered', step: String(questionId), path },
            (language) =>
              notificationOf(language, 'news.questionAnswered', {
                seller: about.sellerTitle,
                product: about.productTitle,
              }),
          ),
        ),
        on(lotRecalled, NAME, async ({ lotId, organizationId, customerIds, orderIds, ...lot }) => {
          await notifyRecipients(deps, { lotId, organizationId, ...lot }, orderIds)
          for (const customerId of customerIds)
            await notifyOfNews(
              deps,
              { customerId, organizationId, kind: 'lotRecalled', step: String(lotId), path: '/account/orders' },
              (language) => notificationOf(language, 'news.lotRecalled', recalledValues(lot)),
            )
        }),
        on(officeMessageDue, NAME, ({ key, orderId, customerId, bonuses, message }) =>
          notifyOfNews(
            deps,
            {
              ...{ customerId, organizationId: null, step: key, path: `/account/orders/${orderId}` },
              kind: bonuses === null ? 'officeMessage' : 'bonusesGiven',
            },
            (language) =>
              notificationOf(
                language,
                bonuses === null ? 'news.officeMessage' : 'news.bonusesGiven',
                valuesIn(language).officeMessage({ orderId, bonuses: bonuses ?? 0, message }),
              ),
          ),
        ),
        on(recallMessageDue, NAME, (recall) => notifyRecipient(deps, recall)),
        ...sellerSubscribers(deps),
        ...hiddenSubscribers(deps),
        on(notificationDue, NAME, async ({ notificationId, channel, regionCode }) => {
          // the id belongs to an order's notification or to one without an order
          await deliverNotification(deps, notificationId, channel)
          await deliverNews(deps, notificationId, channel, regionCode)
        }),
      ],
    }
  },
})
