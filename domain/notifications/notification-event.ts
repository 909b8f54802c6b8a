import type { OrderActor } from '../orders/order-machine.ts'
import type { DeliveryStatus } from '../orders/order-status.ts'
import type { ChangeKind } from '../orders/requested-change.ts'

/** What happened to an order. */
export type NotificationEvent =
  | { readonly type: 'placed'; readonly isOnlinePayment: boolean }
  | { readonly type: 'moved'; readonly to: DeliveryStatus; readonly actor: OrderActor; readonly reason: string }
  /** A link to pay by is ready. */
  | { readonly type: 'linkIssued' }
  | { readonly type: 'held' }
  /** `isCapture`: of what was held before. */
  | { readonly type: 'settled'; readonly isCapture: boolean }
  | { readonly type: 'holdLost' }
  /** A paid order costs more. */
  | { readonly type: 'surchargeAsked' }
  /** Chosen instead of paying online: of all of it, or of what it costs more since it was paid. */
  | { readonly type: 'offlineChosen'; readonly isWhole: boolean }
  /** The seller has the money. */
  | { readonly type: 'paidToSeller' }
  | { readonly type: 'refunded' }
  /** The seller gives money back by hand, and has given it. */
  | { readonly type: 'owed' }
  | { readonly type: 'paidBack' }
  /** The seller proposes a change and waits for an answer. */
  | { readonly type: 'asked' }
  | { readonly type: 'changed'; readonly kind: ChangeKind; readonly actor: OrderActor }
  /** The kitchen needs longer. */
  | { readonly type: 'dinnerDelayed' }
  /** The carrier keeps the parcel for its customer. */
  | { readonly type: 'parcelWaiting' }
  | { readonly type: 'claimTaken' }
  /** The seller has not answered it in time. */
  | { readonly type: 'claimLate' }
  | { readonly type: 'claimDecided'; readonly isAccepted: boolean }
  /** The seller brings new goods for it. */
  | { readonly type: 'claimPromised' }
  /** What the customer said of the order, or of something in it. */
  | { readonly type: 'reviewPublished' }
  | { readonly type: 'reviewDeclined' }
  | { readonly type: 'reviewAnswered' }
