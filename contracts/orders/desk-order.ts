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
  /** True = the bank holds the money on the customer's card. */
  isHeld: z.boolean(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  /** True = another day was set after a failed delivery and is still in the future. */
  waitsForDay: z.boolean(),
  /** Delivery day in the seller's time zone, `YYYY-MM-DD`. */
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  timeZone: z.string(),
  /** Time of the order, ISO 8601. */
  placedAt: z.string(),
  /** Name of the recipient; the telephone is on the order's page. */
  recipientName: z.string(),
  /** True = the customer has no earlier orders, except cancelled ones. */
  isFirstOrder: z.boolean(),
  linesCount: z.number().int(),
  /** Number of lines still to be weighed. */
  toWeigh: z.number().int(),
  total: z.number(),
  /** True = a proposed change awaits the customer. */
  awaitsAnswer: z.boolean(),
  /** True = a claim awaits the seller, was refunded immediately and may be contested, or is contested. */
  hasClaim: z.boolean(),
  /** True = the seller took more than the order costs and owes a refund outside a gateway. */
  owesMoney: z.boolean(),
  /** True = the seller has not answered in time, so the office decides. */
  isClaimLate: z.boolean(),
})
export type CabinetOrderSummary = z.output<typeof cabinetSummarySchema>

export const historyEntrySchema = z.object({
  /** Time of the step, ISO 8601. */
  at: z.string(),
  actor: z.enum(ORDER_ACTORS),
  /** Name of the staff member; null for customers and jobs. */
  actorName: z.string().nullable(),
  reason: z.string(),
  /** The action: a move, a change with the new total (roubles), or a payment. */
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
    /** The seller took money, roubles. */
    z.object({ kind: z.literal('payment'), amount: z.number() }),
    /** The seller refunded money outside a gateway; roubles. */
    z.object({ kind: z.literal('repaid'), amount: z.number(), way: z.enum(REPAY_WAYS) }),
    /** A delivery attempt by the courier failed. */
    z.object({ kind: z.literal('missed'), because: z.enum(MISSED_REASONS) }),
  ]),
})
export type CabinetHistoryEntry = z.output<typeof historyEntrySchema>

/**
 * Order fields for its seller. Every field is named, so that new fields of the customer's order stay hidden from
 * sellers by default.
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
    /** Ids of the couriers' photos; empty when the order ended so long ago that contacts are hidden. */
    doorPhotoIds: true,
  })
  .extend({
    /** Recipient; null when the order ended so long ago that contacts are hidden. */
    recipient: orderSchema.shape.recipient.nullable(),
    place: orderSchema.shape.place.nullable(),
  })

export const cabinetOrderSchema = z.object({
  order: cabinetOrderFieldsSchema,
  /** States to which this person may move the order now. */
  moves: z.array(z.enum(DELIVERY_STATUSES)),
  /** Changes that this person may make now. */
  changes: z.array(z.enum(CHANGE_KINDS)),
  claims: z.array(staffClaimSchema),
  /** Money taken by the seller without a gateway, and the sum still due, roubles. */
  offline: z.object({ taken: z.number(), due: z.number() }),
  /** The last failed delivery on the order's delivery day while no other day is set; null = none. */
  missed: z.object({ reason: z.enum(MISSED_REASONS), at: z.iso.datetime() }).nullable(),
  /** Steps, oldest first. */
  history: z.array(historyEntrySchema),
})
export type CabinetOrder = z.output<typeof cabinetOrderSchema>
