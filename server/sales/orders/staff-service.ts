import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryTarget, DoorPlace } from '@okolitsa/domain/orders/delivery-target.ts'
import type { ChangePreview } from '@okolitsa/domain/orders/order-change.ts'
import type { CustomerParty, OrderParty, StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus, OrderStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import type { ChangeKind, RequestedChange, RequestedDelivery } from '@okolitsa/domain/orders/requested-change.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliverySlot, Rearrangement } from '../../fulfilment/delivery/ports.ts'
import type { MarketRefund, OfflineState, Repayment } from '../../money/payments/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { OrderChange } from '../order-lifecycle/ports.ts'
import type { OrderPage } from './order-page.ts'

/** Requested fields; absent fields stay unchanged. */
export interface AskedDelivery {
  readonly date?: string | undefined
  readonly place?: DoorPlace | undefined
  readonly recipient?: DeliveryTarget['recipient'] | undefined
}

export interface DeliveryOutcome {
  readonly requestedChange: RequestedDelivery
  readonly preview: ChangePreview
  readonly dates: Rearrangement['dates']
}

export interface ProposalAnswer {
  /** The customer, or the office on the customer's behalf. */
  readonly party: CustomerParty
  /** Why the office answers; empty for a customer. */
  readonly reason?: string
  readonly orderId: number
  readonly changeId: string
  readonly yes: boolean
  /** Total displayed to the customer; required with consent. */
  readonly expectedTotal: Kopecks | null
}

export interface MoveOptions {
  /** False = refuse a departure before the delivery day. */
  readonly isEarlyMeant?: boolean
  /**
   * True = refuse a departure with unweighed goods. Omitted for reports by a carrier or an external back office, which
   * describe facts.
   */
  readonly isWeighedFirst?: boolean
}

/** An order as displayed to its seller and the office. */
export interface StaffOrder {
  readonly page: OrderPage
  /** States to which the person may move the order now. */
  readonly moves: readonly DeliveryStatus[]
  /** Changes that the person may make in this state; the preview checks each requested change again. */
  readonly changes: readonly ChangeKind[]
  /** Money to be taken by the seller without a gateway. */
  readonly offline: OfflineState
}

export interface ChangeOutcome {
  /** The stored change; null = the order already had the requested state. */
  readonly change: OrderChange | null
}

/** The weight of a line with the version (`weightVersion`) that was displayed to its author. */
export interface SeenWeight {
  readonly lineId: number
  /** Weight in base units. */
  readonly amount: number
  readonly version: number
}
/** Result of weighing a line, with its current weight. */
export interface WeighedLine extends SeenWeight {
  readonly fate: 'weighed' | 'stale' | 'closed' | 'refused'
  /** Reason of a `refused` line. */
  readonly refusal?: Refusal
}

export interface AppealForm {
  readonly text: string
  readonly photos: AsyncIterable<Uint8Array>
}
export interface AppealDecision {
  /** True = the first decision is turned round. */
  readonly isChanged: boolean
  /** Refunded share of the request, per cent, for an appeal of the customer; absent = all. */
  readonly percent?: number
  /** Words that the side of the appeal reads. */
  readonly answer: string
  /** True = decided by the person of the first decision, because nobody else can. */
  readonly isByOnePerson: boolean
}

/** Orders for the seller's cabinet and the office. Refuses NOT_FOUND for orders of other sellers. */
export interface StaffOrdersService {
  /**
   * Moves an order one step; refuses ORDER_STEP_FORBIDDEN. An open proposal must be answered or withdrawn first. With
   * `isEarlyMeant: false` an early departure is refused (ORDER_STEP_EARLY), with `isWeighedFirst` a departure with
   * unweighed goods (GOODS_NOT_WEIGHED).
   */
  move(party: OrderParty, orderId: number, to: DeliveryStatus, reason?: string, options?: MoveOptions): Promise<void>
  /**
   * Stores the weights of an order's lines in one transaction; an amount above the ordered one is not charged. A line
   * weighed since its version is `stale` and stays unchanged; an equal weight sent again is `weighed`.
   */
  weigh(party: StaffParty, orderId: number, weights: readonly SeenWeight[]): Promise<WeighedLine[]>
  getForStaff(party: StaffParty, orderId: number): Promise<StaffOrder>
  /** Computes the effect of a requested change without storing it. Refuses like `previewChange` of the domain. */
  previewChange(party: OrderParty, orderId: number, requestedChange: RequestedChange): Promise<ChangePreview>
  /**
   * Applies the change, or proposes it to the customer when the preview requires consent. Refuses ORDER_CHANGED
   * (facts.preview = the new preview, roubles) when the total differs from the expected one, NOT_ENOUGH_STOCK with
   * titles. A change of lines with an open proposal withdraws the proposal.
   */
  applyChange(
    party: OrderParty,
    orderId: number,
    requestedChange: RequestedChange,
    expectedTotalAfter: Kopecks,
    reason?: string,
  ): Promise<ChangeOutcome>
  /**
   * Another day, address or recipient as the customer asked for it: the change, its effect and the possible days.
   * Refuses like the calls of the customer.
   */
  previewDelivery(party: OrderParty, orderId: number, asked: AskedDelivery): Promise<DeliveryOutcome>
  /** Answers a proposal of the seller. Refuses ORDER_CHANGE_FORBIDDEN (`answered`) and ORDER_CHANGED. */
  answerProposal(answer: ProposalAnswer): Promise<void>
  /** Takes back a proposal of the same side. Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`answered`). */
  withdrawProposal(
    party: StaffParty,
    proposal: { readonly orderId: number; readonly changeId: string; readonly reason: string },
  ): Promise<void>
  /**
   * In the caller's transaction: returns money of an order at the market's cost in the name of a person of the office.
   * Refuses NOT_FOUND, and REFUND_OVER_PAID (facts.most) above the sum that was paid and is not returned.
   */
  refundAtMarketCost(tx: Executor, refund: MarketRefund): Promise<void>
  /** Applies a change by the shop, in the caller's transaction. Refuses NOT_FOUND and ORDER_CHANGE_FORBIDDEN. */
  changeByShop(tx: Executor, orderId: number, requestedChange: RequestedChange, reason: string): Promise<void>
  /** Days for another attempt at delivery by the seller's courier; empty = impossible. */
  redeliveryDays(party: StaffParty, orderId: number): Promise<readonly DeliverySlot[]>
  /**
   * Sets a new delivery day after a missed delivery; the customer is notified. Refuses ORDER_CHANGE_FORBIDDEN and
   * DELIVERY_DATE_UNAVAILABLE (facts.dates).
   */
  redeliver(party: StaffParty, orderId: number, date: IsoDate): Promise<void>
  /**
   * Decides an open claim as its seller. An accepted claim is refunded in full or by `percent`, or a replacement is
   * promised instead. Refuses CLAIM_REFUSED when it is decided already.
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
  /** The refund of a claim, in full or by `percent`. */
  previewClaim(
    party: StaffParty,
    orderId: number,
    claimId: string,
    percent: number,
  ): Promise<Pick<ChangePreview, 'refund' | 'returnedBonuses'>>
  /** Marks a promised replacement as delivered; idempotent. Refuses CLAIM_REFUSED without a promise. */
  replaceClaim(party: StaffParty, orderId: number, claimId: string): Promise<void>
  /** Contests an instant refund, without a payment. Refuses CLAIM_REFUSED (`notContestable`, `contestOver`). */
  contestClaim(party: StaffParty, orderId: number, claimId: string, reason: string): Promise<void>
  /** Decides a contest; if it is upheld, the shop pays the seller. Refuses FORBIDDEN to sellers, CLAIM_REFUSED. */
  decideContest(
    party: StaffParty,
    orderId: number,
    claimId: string,
    decision: { readonly isUpheld: boolean; readonly answer: string },
  ): Promise<void>
  /** Appeals against the office's decision as the seller, once. Refuses CLAIM_REFUSED (`appealOver`) and invalid photos. */
  appealClaim(party: StaffParty, orderId: number, claimId: string, readForm: () => Promise<AppealForm>): Promise<void>
  /** Decides an appeal, finally. Refuses FORBIDDEN to sellers, CLAIM_REFUSED. */
  decideAppeal(party: StaffParty, orderId: number, claimId: string, decision: AppealDecision): Promise<void>
  /**
   * Records that the seller took the money of an offline order; idempotent. Refuses ORDER_CHANGED (facts.due) when
   * another sum is due, ORDER_STEP_FORBIDDEN when none is due.
   */
  takeMoney(party: StaffParty, orderId: number, amount: Kopecks): Promise<void>
  /** Records that the seller repaid a debt; idempotent. Refuses NOT_FOUND, and BAD_REQUEST for the day. */
  payDebt(
    party: StaffParty,
    orderId: number,
    repayment: Pick<Repayment, 'debtId' | 'way' | 'on' | 'note'>,
  ): Promise<void>
  /** Sets the number of packages. Refuses ORDER_CHANGE_FORBIDDEN (`state`). */
  countPackages(party: StaffParty, orderId: number, packages: Packages): Promise<void>
  /** A photo as WebP; null = the person has access to no such photo. */
  parcelPhoto(party: StaffParty, orderId: number, photoId: string): Promise<Buffer | null>
  /**
   * Adds photos of the packed parcel for the customer. Refuses ORDER_CHANGE_FORBIDDEN (`state`, `photosFull`) and
   * invalid photos. @param readFiles called when another photo is allowed
   */
  addParcelPhotos(
    party: StaffParty,
    orderId: number,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /**
   * Adds a photo of a courier's visit; idempotent by its key. Refuses ORDER_CHANGE_FORBIDDEN (`state`, `photosFull`)
   * and invalid photos.
   */
  addDoorPhoto(
    party: StaffParty,
    orderId: number,
    press: string,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /**
   * Adds photos that prove a repayment. Refuses NOT_FOUND, ORDER_CHANGE_FORBIDDEN (`state` before the repayment is
   * reported, `photosFull`) and invalid photos.
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
   * Adds the seller's photos to a claim or a contest. Refuses CLAIM_REFUSED (`decided`, `photosFull`) and invalid
   * photos. @param readFiles called when another photo is allowed
   */
  addClaimPhotos(
    party: StaffParty,
    orderId: number,
    claimId: string,
    readFiles: () => Promise<AsyncIterable<Uint8Array>>,
  ): Promise<void>
  /** A claim's photo as WebP; null = the person has access to no such photo. */
  claimPhoto(party: OrderParty, orderId: number, claimId: string, photoId: string): Promise<Buffer | null>
  /**
   * Applies the two status fields of an external back office, which represent two readings of the specification:
   * accepted when they agree under the projection, otherwise refused with STATUSES_DISAGREE.
   */
  setStatuses(
    party: StaffParty,
    orderId: number,
    statuses: { readonly status: OrderStatus; readonly deliveryStatus: DeliveryStatus },
    reason?: string,
  ): Promise<void>
}
