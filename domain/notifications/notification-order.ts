import type { IsoDate } from '../clock/clock.ts'
import type { SlotHours } from '../delivery/slot-hours.ts'
import type { Kopecks } from '../money/money.ts'
import type { DeliveryKind } from '../orders/order-status.ts'

export interface NotificationOrder extends SlotHours {
  readonly id: number
  readonly deliveryKind: DeliveryKind
  readonly sellerTitle: string
  readonly deliveryDate: IsoDate
  /** IANA time zone of the seller, for the delivery day and hours. */
  readonly timeZone: string
  readonly total: Kopecks
  /** Part of a booking's `total` that is paid online; null = another kind of order. */
  readonly prepayment: Kopecks | null
  /** True = payment in cash or by card at the handover. */
  readonly isPaidOnReceipt: boolean
  /** Deadline of the online payment; null = no payment is awaited. */
  readonly payBefore: Date | null
  /** Deadline of the answer to the seller's proposal; null = no proposal. */
  readonly answerBefore: Date | null
  /** True = money was received, so a cancellation refunds it. */
  readonly hasMoney: boolean
  /** Deadline of the seller's refund of money taken outside a gateway; absent and null = no refund is owed. */
  readonly repayBefore?: Date | null
  /** Currently promised time of a dinner; null = goods and tours. */
  readonly dinner: { readonly from: Date; readonly to: Date } | null
  /** Address of the pickup point; null = delivery. */
  readonly pickupAddress: string | null
  /** The carrier's point of handover; null = to the door, or another kind of delivery. */
  readonly carrierPoint: { readonly address: string; readonly isLocker: boolean } | null
  /** Last day of free storage at the carrier, in that place's calendar; null = unknown. */
  readonly keptUntil: IsoDate | null
}
