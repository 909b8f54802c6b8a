import type { IsoDate } from '../clock/clock.ts'
import type { SlotHours } from '../delivery/slot-hours.ts'
import type { Kopecks } from '../money/money.ts'
import type { DeliveryKind } from '../orders/order-status.ts'

/** What the words of a notification are made of. */
export interface NotificationOrder extends SlotHours {
  readonly id: number
  readonly deliveryKind: DeliveryKind
  readonly sellerTitle: string
  readonly deliveryDate: IsoDate
  /** IANA time zone of the seller: the delivery day and hours are of it. */
  readonly timeZone: string
  readonly total: Kopecks
  /** Of a booking: what is paid online, a part of `total` or all of it; null = of other trades. */
  readonly prepayment: Kopecks | null
  /** Paid in cash or by card when it is handed over. */
  readonly isPaidOnReceipt: boolean
  /** Until when it waits for an online payment; null = it does not. */
  readonly payBefore: Date | null
  /** Until when the customer may answer the seller's proposal; null = nothing is proposed. */
  readonly answerBefore: Date | null
  /** Money came for it, so a cancellation gives money back. */
  readonly hasMoney: boolean
  /** The time by which the seller has to refund money taken outside a gateway; absent and null = they owe nothing. */
  readonly repayBefore?: Date | null
  /** When a dinner is promised, as it stands; null = goods and tours. */
  readonly dinner: { readonly from: Date; readonly to: Date } | null
  /** Address of the pickup point; null = it is brought. */
  readonly pickupAddress: string | null
  /** Where the carrier hands it over; null = at the door, or it goes otherwise. */
  readonly carrierPoint: { readonly address: string; readonly isLocker: boolean } | null
  /** The last day the carrier keeps it there for nothing, by that place's calendar; null = nobody knows. */
  readonly keptUntil: IsoDate | null
}
