import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ChangePreview } from '@okolitsa/domain/orders/order-change.ts'
import type { OrderParty, StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus, OrderStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import type { ChangeKind, RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import type { DeliverySlot } from '../../fulfilment/delivery/ports.ts'
import type { OfflineState, Repayment } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderPage } from './order-page.ts'
import type { MoveOptions } from './use-cases/move-order.ts'

/** An order as its seller and the administration see it. */
export interface StaffOrder {
  readonly page: OrderPage
  /** Where this person may move it now. */
  readonly moves: readonly DeliveryStatus[]
  /** What this person may change now, as far as the order goes; each requested change is looked at again by its preview. */
  readonly changes: readonly ChangeKind[]
  /** Money that the seller gets without a gateway. */
  readonly offline: OfflineState
}

/** What a change came to. */
export interface ChangeOutcome {
  /** Null = the order was so already. */
  readonly change: OrderChange | null
}

/** Orders for the seller's cabinet and the administration. Somebody else's orders are NOT_FOUND. */
export interface StaffOrdersService {
  /**
   * Moves an order one step; refuses ORDER_STEP_FORBIDDEN. An open proposal has to be answered or taken back first.
   * With `isEarlyMeant: false` goods do not leave before their day (ORDER_STEP_EARLY), with `isWeighedFirst` not before
   * goods of weight have their weight (GOODS_NOT_WEIGHED).
   */
  move(party: OrderParty, orderId: number, to: DeliveryStatus, reason?: string, options?: MoveOptions): Promise<void>
  getForStaff(party: StaffParty, orderId: number): Promise<StaffOrder>
  /** What a requested change would do; nothing is written. Refusals as `previewChange` of the domain has them. */
  previewChange(party: OrderParty, orderId: number, requestedChange: RequestedChange): Promise<ChangePreview>
  /**
   * Makes the change, or proposes it to the customer when the preview said so. Refuses ORDER_CHANGED (facts.preview =
   * the new one, roubles) when the total would be another one than expected, NOT_ENOUGH_STOCK with titles. A change of
   * lines that are being asked about takes the question back.
   */
  applyChange(
    party: OrderParty,
    orderId: number,
    requestedChange: RequestedChange,
    expectedTotalAfter: Kopecks,
    reason?: string,
  ): Promise<ChangeOutcome>
  /**
   * In the caller's transaction, which holds whatever else it changes: the shop itself changes an order at once, with
   * its money. Takes the order's row. Refuses NOT_FOUND and ORDER_CHANGE_FORBIDDEN.
   */
  changeByShop(tx: Executor, orderId: number, requestedChange: RequestedChange, reason: string): Promise<void>
  /** Days on which an order on its way may be brought again by the seller's courier; none = it can not. */
  redeliveryDays(party: StaffParty, orderId: number): Promise<readonly DeliverySlot[]>
  /**
   * Another day for an order on its way; its customer is told. Refuses ORDER_CHANGE_FORBIDDEN and
   * DELIVERY_DATE_UNAVAILABLE (facts.dates).
   */
  redeliver(party: StaffParty, orderId: number, date: IsoDate): Promise<void>
  /**
   * A seller's word on a claim that waits; accepted, its money goes back, or `percent` of it, or new goods are promised
   * instead. Refuses CLAIM_REFUSED when it is decided.
   */
  decideClaim(
    party: StaffParty,
    orderId: number,
    claimId: string,
    decision: {
      readonly isAccepted: boolean
      readonly percent?: number
      readonly isReplaced?: boolean
      readonly reason: string
    },
  ): Promise<void>
  /** What accepting a claim, or `percent` of it, would give back. */
  previewClaim(
    party: StaffParty,
    orderId: number,
    claimId: string,
    percent: number,
  ): Promise<Pick<ChangePreview, 'refund' | 'returnedBonuses'>>
  /** The goods promised for a claim came. Twice is once. Refuses CLAIM_REFUSED when nothing was promised. */
  replaceClaim(party: StaffParty, orderId: number, claimId: string): Promise<void>
  /**
   * The seller contests a refund that was made at once, within its time. No money moves. Refuses CLAIM_REFUSED
   * (`notContestable`, `contestOver`).
   */
  contestClaim(party: StaffParty, orderId: number, claimId: string, reason: string): Promise<void>
  /** The administrator's word on it: upheld, the shop pays the seller. Refuses FORBIDDEN to sellers, CLAIM_REFUSED. */
  decideContest(
    party: StaffParty,
    orderId: number,
    claimId: string,
    decision: { readonly isUpheld: boolean; readonly answer: string },
  ): Promise<void>
  /**
   * The seller has money of an order that is paid without a gateway. Twice is once. Refuses ORDER_CHANGED (facts.due)
   * when another sum is due, ORDER_STEP_FORBIDDEN when none is to be taken.
   */
  takeMoney(party: StaffParty, orderId: number, amount: Kopecks): Promise<void>
  /** The seller has given back by hand what they owed. Twice is once. Refuses NOT_FOUND, and BAD_REQUEST for the day. */
  payDebt(
    party: StaffParty,
    orderId: number,
    repayment: Pick<Repayment, 'debtId' | 'way' | 'on' | 'note'>,
  ): Promise<void>
  /** Says how many packages an order was packed into. Refuses ORDER_CHANGE_FORBIDDEN (`state`). */
  countPackages(party: StaffParty, orderId: number, packages: Packages): Promise<void>
  /** WebP; null = there is no such photo for this person. */
  parcelPhoto(party: StaffParty, orderId: number, photoId: string): Promise<Buffer | null>
  /**
   * Shows the customer how the parcel looks. Refuses ORDER_CHANGE_FORBIDDEN (`state`, `photosFull`) and what is no photo.
   * @param readFiles called when there is room for another photo
   */
  addParcelPhotos(
    party: StaffParty,
    orderId: number,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /**
   * Adds a photo of a courier's visit; a photo of the same press is stored once. Refuses ORDER_CHANGE_FORBIDDEN (`state`,
   * `photosFull`) and what is no photo.
   */
  addDoorPhoto(
    party: StaffParty,
    orderId: number,
    press: string,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /**
   * Adds photos that prove the repayment of a debt. Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`state` while nobody said
   * that it was repaid, `photosFull`) and what is no photo.
   */
  addRepaymentPhotos(
    party: StaffParty,
    orderId: number,
    debtId: number,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /** Photos that prove repayments of an order, the oldest first. */
  listRepaymentPhotos(
    executor: Executor,
    orderId: number,
  ): Promise<readonly { readonly id: string; readonly debtId: number | null }[]>
  /**
   * The seller shows what they say against a claim, or to contest a refund. Refuses CLAIM_REFUSED (`decided`,
   * `photosFull`) and what is no photo.
   * @param readFiles called when there is room for another photo
   */
  addClaimPhotos(
    party: StaffParty,
    orderId: number,
    claimId: string,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /** WebP; null = there is no such photo for this person. */
  claimPhoto(party: OrderParty, orderId: number, claimId: string, photoId: string): Promise<Buffer | null>
  /**
   * Both status fields at once, as a foreign back office sets them (two readings of the specification): accepted when
   * they agree under the projection, else refused STATUSES_DISAGREE.
   */
  setStatuses(
    party: StaffParty,
    orderId: number,
    statuses: { readonly status: OrderStatus; readonly deliveryStatus: DeliveryStatus },
    reason?: string,
  ): Promise<void>
}
