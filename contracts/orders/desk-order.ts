import { MISSED_REASONS } from '@okolitsa/domain/couriers/courier-link.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS, CHANGE_STATES } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { REPAY_WAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { orderSchema } from './order.ts'
import { staffClaimSchema } from './order-change.ts'

export const cabinetSummarySchema = z.object({
  id: z.number().int(),
  number: z.string(),
  seller: z.object({ id: z.number().int(), title: z.string() }),
  state: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** The bank holds the money on the customer's card. */
  isHeld: z.boolean(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  /** After a failed attempt it is brought on another day that has not come: until then it is not on its way. */
  waitsForDay: z.boolean(),
  /** `YYYY-MM-DD` in the seller's time zone. */
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  timeZone: z.string(),
  /** ISO 8601. */
  placedAt: z.string(),
  /** Who meets it; the telephone is on the order's own page. */
  recipientName: z.string(),
  /** The customer has no earlier order, except cancelled ones. */
  isFirstOrder: z.boolean(),
  linesCount: z.number().int(),
  /** Weight lines that are not weighed yet. */
  toWeigh: z.number().int(),
  total: z.number(),
  /** The customer is asked about a change. */
  awaitsAnswer: z.boolean(),
  /** A claim waits for the seller, was paid at once and may be contested, or is contested. */
  hasClaim: z.boolean(),
  /** The seller took more than the order costs and has to refund the difference outside a gateway. */
  owesMoney: z.boolean(),
  /** The seller has not answered it in time: the administrator decides. */
  isClaimLate: z.boolean(),
})
export type CabinetOrderSummary = z.output<typeof cabinetSummarySchema>

const historyEntrySchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  actor: z.enum(ORDER_ACTORS),
  /** The staff member's name; null for customers and jobs. */
  actorName: z.string().nullable(),
  reason: z.string(),
  /** Where it was moved, what was changed and to what total (roubles), or what was paid. */
  step: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), to: z.enum(DELIVERY_STATUSES) }),
    z.object({
      kind: z.literal('change'),
      change: z.enum(CHANGE_KINDS),
      state: z.enum(CHANGE_STATES),
      titles: z.array(z.string()),
      totalBefore: z.number(),
      totalAfter: z.number(),
    }),
    /** The seller took money themselves, roubles. */
    z.object({ kind: z.literal('payment'), amount: z.number() }),
    /** The seller refunded money outside a gateway; roubles. */
    z.object({ kind: z.literal('repaid'), amount: z.number(), way: z.enum(REPAY_WAYS) }),
    /** A delivery attempt by the courier failed. */
    z.object({ kind: z.literal('missed'), because: z.enum(MISSED_REASONS) }),
  ]),
})
export type CabinetHistoryEntry = z.output<typeof historyEntrySchema>

/**
 * The part of an order that its seller sees. Every field is named: what the customer's order gains stays the customer's
 * until somebody says here that the seller needs it.
 */
const cabinetOrderFieldsSchema = orderSchema
  .pick({
    id: true,
    number: true,
    farmerId: true,
    farmer: true,
    status: true,
    deliveryStatus: true,
    paymentStatus: true,
    paymentMethod: true,
    isHeld: true,
    deliveryKind: true,
    shippingMethod: true,
    orderDate: true,
    orderCancelingInitiator: true,
    systemCancelReason: true,
    completionIssuer: true,
    hasMango: true,
    isShared: true,
    awaitsAnswer: true,
    waitsForDay: true,
    deliveryDate: true,
    deliveryWindow: true,
    dinner: true,
    total: true,
    ceiling: true,
    proposals: true,
    progress: true,
    lines: true,
    sums: true,
    usedFreeDelivery: true,
    tradePlace: true,
    carrierPoint: true,
    carrierTariff: true,
    comment: true,
    returnedBonuses: true,
    refunds: true,
    debts: true,
    receipts: true,
    packages: true,
    parcelPhotoIds: true,
    /** Empty when the order ended so long ago that contacts are hidden. */
    doorPhotoIds: true,
  })
  .extend({
    /** Null when the order ended so long ago that contacts are hidden. */
    recipient: orderSchema.shape.recipient.nullable(),
    place: orderSchema.shape.place.nullable(),
  })

export const cabinetOrderSchema = z.object({
  order: cabinetOrderFieldsSchema,
  /** Where this person may move it now. */
  moves: z.array(z.enum(DELIVERY_STATUSES)),
  /** What this person may change now. */
  changes: z.array(z.enum(CHANGE_KINDS)),
  claims: z.array(staffClaimSchema),
  /** Money of this order that the seller gets without a gateway, roubles. */
  offline: z.object({ taken: z.number(), due: z.number() }),
  /** The last failed delivery attempt on the order's delivery day, while no other day is set; null = there is none. */
  missed: z.object({ reason: z.enum(MISSED_REASONS), at: z.iso.datetime() }).nullable(),
  /** The oldest first. */
  history: z.array(historyEntrySchema),
})
export type CabinetOrder = z.output<typeof cabinetOrderSchema>
