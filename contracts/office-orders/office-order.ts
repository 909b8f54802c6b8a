import { BEARERS, COST_CAUSES } from '@okolitsa/domain/bearers/bearers.ts'
import { PERSONAL_FIELDS } from '@okolitsa/domain/office/personal-fields.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { orderSchema } from '../orders/order.ts'
import { orderEventSchema } from './order-event.ts'

const personSchema = z.object({ id: z.number().int(), name: z.string() })

/** A row of the list of orders. */
export const officeOrderRowSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  /** ISO moment. */
  placedAt: z.string(),
  /** Name of the recipient; null = hidden from the reader. */
  customerName: z.string().nullable(),
  seller: z.object({ id: z.number().int(), title: z.string(), timeZone: z.string() }),
  state: z.enum(DELIVERY_STATUSES),
  isDinner: z.boolean(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  isHeld: z.boolean(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  linesCount: z.number().int(),
  /** Roubles. */
  total: z.number(),
  /** True = a claim awaits a decision. */
  hasClaim: z.boolean(),
  /** The person of the office who looks after it. */
  owner: personSchema.nullable(),
})
export type OfficeOrderRow = z.output<typeof officeOrderRowSchema>

/** Order fields without personal data. Every field is named, so that new fields stay hidden by default. */
const factsSchema = orderSchema.pick({
  id: true,
  number: true,
  orderGroupId: true,
  farmerId: true,
  farmer: true,
  status: true,
  deliveryStatus: true,
  paymentStatus: true,
  paymentMethod: true,
  isHeld: true,
  deliveryKind: true,
  orderDate: true,
  orderCancelingInitiator: true,
  systemCancelReason: true,
  completionIssuer: true,
  deliveryDate: true,
  deliveryWindow: true,
  waitsForDay: true,
  dinner: true,
  total: true,
  ceiling: true,
  claimBefore: true,
  progress: true,
  lines: true,
  sums: true,
  usedFreeDelivery: true,
  tradePlace: true,
  carrierPoint: true,
  carrierTariff: true,
  returnedBonuses: true,
  refunds: true,
  debts: true,
  packages: true,
})

export const revealedSchema = z.object({
  field: z.enum(PERSONAL_FIELDS),
  value: z.string(),
  /** ISO moment at which the field is masked again. */
  until: z.string(),
})
export type Revealed = z.output<typeof revealedSchema>

/** An order with everything that touched it, as a person of the office may see it. */
export const officeOrderSchema = z.object({
  order: factsSchema,
  customer: z.object({
    id: z.number().int(),
    /** Null = hidden from the reader. */
    name: z.string().nullable(),
    recipientName: z.string().nullable(),
    since: z.string(),
    isErased: z.boolean(),
    /** Numbers of the customer's orders: all, and cancelled ones. */
    orders: z.number().int(),
    canceled: z.number().int(),
    comment: z.string().nullable(),
  }),
  /** Personal fields that the order has, masked; hidden from readers without names. */
  personal: z.array(z.object({ field: z.enum(PERSONAL_FIELDS), masked: z.string() })),
  /** Fields that this person revealed in the last ten minutes. */
  revealed: z.array(revealedSchema),
  /** Sums by party in the ledger, roubles; null = no money has moved. */
  money: z
    .object({
      received: z.number(),
      bonusesSpent: z.number(),
      /** Discount of a promo code that the market bears. */
      marketDiscount: z.number(),
      bonusesGranted: z.number(),
      seller: z.number(),
      takenBySeller: z.number(),
      commission: z.number(),
      commissionTax: z.number(),
      carrier: z.number(),
      compensation: z.number(),
      /** Returned to the customer at the market's cost. */
      marketRefunds: z.number(),
    })
    .nullable(),
  /** Discounts, refunds and gifts of the order, and who bears each; roubles. */
  costs: z.array(z.object({ cause: z.enum(COST_CAUSES), bearer: z.enum(BEARERS), amount: z.number() })),
  claims: orderSchema.shape.claims,
  /** Changes of the seller that await the customer's answer. */
  proposals: z.array(
    orderSchema.shape.proposals.element.extend({
      /** True = the office has made it and may take it back. */
      mayWithdraw: z.boolean(),
    }),
  ),
  /** People who may look after the order; empty = the reader may not assign. */
  team: z.array(personSchema),
  owner: personSchema.nullable(),
  /** ISO moment of a promised call; null = none. */
  callBack: z.string().nullable(),
  notes: z.array(z.object({ id: z.number().int(), text: z.string(), author: z.string(), at: z.string() })),
  /** Sums that the reader may return at the market's cost, roubles; null = the reader returns no money. */
  refunding: z
    .object({
      /** Paid and not returned. */
      most: z.number(),
      /** Part of the day's limit that is left: above it another person approves. */
      left: z.number(),
      limit: z.number(),
      cardEnd: z.string().nullable(),
      /** The refund that waits for approval. */
      waiting: z.object({ amount: z.number(), proposedBy: z.string() }).nullable(),
    })
    .nullable(),
  abilities: z.object({
    cancel: z.boolean(),
    complete: z.boolean(),
    note: z.boolean(),
    assign: z.boolean(),
    reveal: z.boolean(),
    message: z.boolean(),
    /** Changes that the office may make now as a side asked: `edit` and `delivery` as the customer, others as the seller. */
    changes: z.array(z.enum(CHANGE_KINDS)),
    /** The most whole bonuses that the reader may give for the order now. */
    goodwill: z.number().int(),
  }),
  /** Ready messages in the customer's language; empty = the reader may not write. */
  templates: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Latest first. */
  timeline: z.array(orderEventSchema),
})
export type OfficeOrder = z.output<typeof officeOrderSchema>
