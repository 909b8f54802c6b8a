import * as agencyPaperEvents from './desks/agency-papers/events.ts'
import * as broadcastEvents from './desks/broadcasts/events.ts'
import * as payoutEvents from './desks/payouts/events.ts'
import * as chatEvents from './engagement/chat/events.ts'
import * as notificationEvents from './engagement/notifications/events.ts'
import * as questionEvents from './engagement/questions/events.ts'
import * as reviewEvents from './engagement/reviews/events.ts'
import * as sellerNotificationEvents from './engagement/seller-notifications/events.ts'
import * as stockAlertEvents from './engagement/stock-alerts/events.ts'
import * as closingEvents from './money/closing/events.ts'
import * as fiscalEvents from './money/fiscal/events.ts'
import * as ledgerEvents from './money/ledger/events.ts'
import * as paymentEvents from './money/payments/events.ts'
import * as identityEvents from './people/identity/events.ts'
import * as moderationEvents from './people/moderation/events.ts'
import { joinEvents } from './platform/events/event.ts'
import * as contentEvents from './publishing/content/events.ts'
import * as registrationEvents from './publishing/registration/events.ts'
import * as sellerContractEvents from './publishing/seller-contract/events.ts'
import * as siteRequestEvents from './publishing/site-requests/events.ts'
import * as bookingEvents from './sales/bookings/events.ts'
import * as feeEvents from './sales/fees/events.ts'
import * as loyaltyEvents from './sales/loyalty/events.ts'
import * as lifecycleEvents from './sales/order-lifecycle/events.ts'
import * as orderEvents from './sales/orders/events.ts'
import * as planEvents from './sales/plans/events.ts'
import * as shipmentEvents from './sales/shipments/events.ts'
import * as subscriptionEvents from './sales/subscription/events.ts'
import * as goodsImportEvents from './supply/products/desk/events.ts'
import * as productEvents from './supply/products/events.ts'
import * as sellerEvents from './supply/sellers/events.ts'
import * as stockEvents from './supply/stock/events.ts'
import * as tourEvents from './supply/tours/events.ts'

/** All events of the shop; other events are neither delivered nor subscribed to. */
export const EVENTS = joinEvents(
  lifecycleEvents,
  orderEvents,
  feeEvents,
  loyaltyEvents,
  subscriptionEvents,
  planEvents,
  bookingEvents,
  shipmentEvents,
  paymentEvents,
  fiscalEvents,
  closingEvents,
  ledgerEvents,
  chatEvents,
  notificationEvents,
  agencyPaperEvents,
  broadcastEvents,
  reviewEvents,
  questionEvents,
  moderationEvents,
  stockAlertEvents,
  sellerNotificationEvents,
  stockEvents,
  registrationEvents,
  sellerEvents,
  siteRequestEvents,
  identityEvents,
  goodsImportEvents,
  productEvents,
  tourEvents,
  contentEvents,
  sellerContractEvents,
  payoutEvents,
)

/** Events that may have moved money of an order, or changed a debt. */
export const MONEY_OF_ORDER = [
  lifecycleEvents.orderMoved,
  orderEvents.orderChanged,
  lifecycleEvents.orderMethodChanged,
  paymentEvents.paymentSettled,
  paymentEvents.paymentHoldLost,
  paymentEvents.paymentRefunded,
  paymentEvents.sellerPaidBack,
  paymentEvents.sellerDebtDisputed,
  ledgerEvents.moneyMoved,
]
