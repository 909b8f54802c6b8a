import type { OrderActor } from '../orders/order-machine.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'
import type { ChangeKind } from '../orders/requested-change.ts'

/** An event of an order that the customer is notified of. */
export type NotificationEvent =
  | { readonly type: 'placed'; readonly isOnlinePayment: boolean }
  | { readonly type: 'moved'; readonly to: DeliveryStatus; readonly actor: OrderActor; readonly reason: string }
  /** A payment link is ready. */
  | { readonly type: 'linkIssued' }
  | { readonly type: 'held' }
  /** The payment was received; `isCapture` = the money was held before. */
  | { readonly type: 'settled'; readonly isCapture: boolean }
  | { readonly type: 'holdLost' }
  /** A paid order became more expensive. */
  | { readonly type: 'surchargeAsked' }
  /** The customer chose to pay the seller instead of paying online: the whole order, or only its surcharge. */
  | { readonly type: 'offlineChosen'; readonly isWhole: boolean }
  /** The seller has received the money. */
  | { readonly type: 'paidToSeller' }
  | { readonly type: 'refunded' }
  /** The seller owes a refund outside a gateway; `paidBack` = the seller has made it. */
  | { readonly type: 'owed' }
  | { readonly type: 'paidBack' }
  /** The seller has proposed a change and waits for the customer's answer. */
  | { readonly type: 'asked' }
  | { readonly type: 'changed'; readonly kind: ChangeKind; readonly actor: OrderActor }
  /** The kitchen delays the dinner. */
  | { readonly type: 'dinnerDelayed' }
  /** The parcel waits at the carrier's pickup point. */
  | { readonly type: 'parcelWaiting' }
  | { readonly type: 'claimTaken' }
  /** The seller has not answered the claim in time. */
  | { readonly type: 'claimLate' }
  | { readonly type: 'claimDecided'; readonly isAccepted: boolean }
  /** The office has decided the customer's appeal; `isChanged` = in their favour. */
  | { readonly type: 'appealDecided'; readonly isChanged: boolean }
  /** The seller has promised a replacement for the claim. */
  | { readonly type: 'claimPromised' }
  /** A review of the order, or of a product in it. */
  | { readonly type: 'reviewPublished' }
  | { readonly type: 'reviewDeclined' }
  | { readonly type: 'reviewAnswered' }
