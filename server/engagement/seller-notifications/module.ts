import { sellerNotificationsEndpoints } from '@okolitsa/contracts/seller-notifications/seller-notifications.endpoints.ts'
import { unansweredEndpoints } from '@okolitsa/contracts/seller-notifications/unanswered.endpoints.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { PRESSING_PAPER_DAYS } from '@okolitsa/domain/seller-notifications/owner-message.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { defineModule } from '../../module.ts'
import { paymentHeld, paymentSettled } from '../../money/payments/events.ts'
import { emitMany } from '../../platform/db/outbox.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { serviceRequested } from '../../publishing/site-requests/events.ts'
import { orderMethodChanged, orderPlaced } from '../../sales/order-lifecycle/events.ts'
import { orderAppealDecided, orderClaimed } from '../../sales/orders/events.ts'
import { sellerPaperEnds } from '../../supply/sellers/events.ts'
import { chatMessageWaits } from '../chat/events.ts'
import { questionAsked } from '../questions/events.ts'
import { reviewAwaitsAnswer } from '../reviews/events.ts'
import { ownerMessageAsked, ownerMessageDue } from './events.ts'
import { sellerNotificationsHandlers } from './http/seller-notifications.handlers.ts'
import { unansweredHandlers } from './http/unanswered.handlers.ts'
import type { SellerNotificationDeps } from './seller-notification-deps.ts'
import { findNewOrder, markSeen, sellerOfOrder, sellerOfThread, tidyMatters } from './store/matter.store.ts'
import { emailOf, findSeller } from './store/settings.store.ts'
import { countUnansweredOrders } from './store/unanswered.store.ts'
import { notifyOwners, sendToOwners } from './use-cases/notify-owners.ts'
import { notifySellers, takeMatter } from './use-cases/notify-sellers.ts'

const NAME = 'seller-notifications'
/** Subscriber names with pending deliveries of earlier releases; they must not change. */
const OF_ORDERS = 'seller-notes'
const OF_WORDS = 'notifications'
/** Marks a subscriber that calls outside services. */
const SLOW = { isSlow: true }
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/**
 * Notifies sellers' people of pending items (orders, questions, requests) until one of them opens or answers the item.
 */
export const sellerNotificationsModule = defineModule({
  name: 'sellerNotifications',
  uses: ['audit', 'push', 'market', 'notificationTemplates'],
  create: ({ config, database, clock, log, adapters }, { audit, push, market, notificationTemplates }) => {
    const { executor } = database
    const deps: SellerNotificationDeps = {
      database,
      clock,
      log,
      push,
      market,
      notificationTemplates,
      messages: adapters.channel,
      mail: adapters.mail,
      announce: adapters.telephony?.announce ?? null,
      publicUrl: config.PUBLIC_URL,
    }
    /** Adds an order to the pending items when it is placed for payment on receipt, or paid. */
    const takeOrder = async (orderId: number) => {
      const order = await findNewOrder(executor, orderId)
      if (order) await takeMatter(deps, { ...order, subjectId: orderId })
    }
    return {
      service: {
        seen: async (tx, scope, kinds, subjectId) => {
          await markSeen(tx, scope, kinds, subjectId, clock())
        },
        notifyOwners: (tx, messages) =>
          emitMany(
            tx,
            messages.map((message) => ({ event: ownerMessageAsked(message), dueAt: null })),
          ),
        contactsOf: async (reader, organizationId) => {
          const seller = await findSeller(reader, organizationId)
          if (!seller) return { phones: [], email: null }
          return { phones: [...seller.ownPhones, ...seller.ownersPhones], email: emailOf(seller) }
        },
        unansweredOrders: (reader) => countUnansweredOrders(reader, clock()),
      },
      calls: [
        mounted(sellerNotificationsEndpoints, sellerNotificationsHandlers({ ...deps, audit })),
        mounted(unansweredEndpoints, unansweredHandlers(deps)),
      ],
      subscribers: [
        on(orderPlaced, OF_ORDERS, ({ orderId }) => takeOrder(orderId), SLOW),
        on(paymentHeld, OF_ORDERS, ({ orderId }) => takeOrder(orderId), SLOW),
        on(
          paymentSettled,
          OF_ORDERS,
          async ({ orderId, isCapture }) => {
            if (!isCapture) await takeOrder(orderId)
          },
          SLOW,
        ),
        on(
          orderMethodChanged,
          NAME,
          async ({ orderId, to, isWhole }) => {
            if (isWhole && !isOnlinePayment(to)) await takeOrder(orderId)
          },
          SLOW,
        ),
        on(
          orderClaimed,
          NAME,
          async ({ orderId }) => {
            const organizationId = await sellerOfOrder(executor, orderId)
            if (organizationId !== null) await takeMatter(deps, { organizationId, kind: 'claim', subjectId: orderId })
          },
          SLOW,
        ),
        on(
          questionAsked,
          OF_WORDS,
          ({ questionId, organizationId }) =>
            takeMatter(deps, { organizationId, kind: 'question', subjectId: questionId }),
          SLOW,
        ),
        on(
          reviewAwaitsAnswer,
          OF_WORDS,
          ({ reviewId, organizationId }) => takeMatter(deps, { organizationId, kind: 'review', subjectId: reviewId }),
          SLOW,
        ),
        on(
          chatMessageWaits,
          NAME,
          async ({ threadId, sender }) => {
            if (sender !== 'customer') return
            const organizationId = await sellerOfThread(executor, threadId)
            if (organizationId !== null) await takeMatter(deps, { organizationId, kind: 'chat', subjectId: threadId })
          },
          SLOW,
        ),
        on(
          serviceRequested,
          NAME,
          ({ requestId, organizationId }) =>
            takeMatter(deps, { organizationId, kind: 'request', subjectId: requestId }),
          SLOW,
        ),
        on(ownerMessageAsked, NAME, (message) => notifyOwners(deps, message)),
        on(ownerMessageDue, NAME, (message) => sendToOwners(deps, message), SLOW),
        on(sellerPaperEnds, NAME, ({ organizationId, title, validTo, documentId, step }) =>
          notifyOwners(deps, {
            ...{ organizationId, what: 'paperEnds', key: `paper:${documentId}:${validTo}:${step}` },
            values: { title, day: wordsIn('ru').notificationValues.day(validTo, clock()) },
            isPressing: step <= PRESSING_PAPER_DAYS,
          }),
        ),
        on(orderAppealDecided, NAME, async ({ orderId, organizationId, claimId, side, isChanged }) => {
          if (side === 'seller')
            await notifyOwners(deps, {
              ...{ organizationId, what: isChanged ? 'appealChanged' : 'appealKept', key: `appeal:${claimId}` },
              values: { number: formatOrderNumber(orderId), orderId: String(orderId) },
              isPressing: false,
            })
        }),
      ],
      periodic: [
        { name: 'tell-sellers', cron: '* * * * *', run: () => notifySellers(deps) },
        {
          name: 'tidy-seller-matters',
          cron: '25 1 * * *',
          run: () => tidyMatters(executor, clock(), new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
        },
      ],
    }
  },
})
