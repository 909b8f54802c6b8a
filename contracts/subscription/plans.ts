import { RECEIPT_KINDS } from '@okolitsa/domain/fiscal/receipt.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { PLAN_EFFECTS } from '@okolitsa/domain/subscription/plan-terms.ts'
import { PARTNER_SERVICES, PLAN_FAMILIES } from '@okolitsa/domain/subscription/subscription.ts'
import { z } from 'zod'

const sum = z.number()
const moment = z.string()
const method = z.enum(PAYMENT_METHODS)

/** A plan on sale. Sums are roubles. */
export const planSchema = z.object({
  code: z.string(),
  family: z.enum(PLAN_FAMILIES),
  /** Of the whole term. */
  price: sum,
  termMonths: z.number().int(),
  /** Each month. */
  freeDeliveries: z.number().int(),
  services: z.array(z.enum(PARTNER_SERVICES)),
})
export type Plan = z.output<typeof planSchema>

/** Empty = plans are not sold. */
export const plansSchema = z.object({
  plans: z.array(planSchema),
  paymentMethods: z.array(method),
})
export type Plans = z.output<typeof plansSchema>

export const planOrderSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  plan: z.string(),
  family: z.enum(PLAN_FAMILIES),
  status: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: method,
  orderDate: moment,
  /** End of the time to pay, ISO; null = no payment is awaited. */
  payBefore: moment.nullable(),
  price: sum,
  /** The paid term; null = not begun. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** Retained part after an early end. Null = not ended early. */
  kept: sum.nullable(),
  refunds: z.array(z.object({ amount: sum, status: z.enum(['new', 'done', 'failed']), createdAt: moment })),
  /** Registered receipts. */
  receipts: z.array(z.object({ kind: z.enum(RECEIPT_KINDS), total: sum, url: z.string(), createdAt: moment })),
})
export type PlanOrder = z.output<typeof planOrderSchema>

/** Effect of buying a plan now. */
export const planOfferSchema = z.object({
  plan: z.string(),
  /** null = the current plan, renewable from `renewFrom`. */
  effect: z.enum(PLAN_EFFECTS).nullable(),
  total: sum,
  /** For a change: the refund of the current plan. */
  back: sum,
  /** The resulting term. */
  from: moment,
  to: moment,
})
export type PlanOffer = z.output<typeof planOfferSchema>

/** Subscription and its orders as their customer sees them. */
export const ownPlansSchema = z.object({
  running: z
    .object({
      plan: z.string(),
      family: z.enum(PLAN_FAMILIES),
      from: moment,
      to: moment,
      /** ISO date from which it may be renewed. */
      renewFrom: z.string(),
      /** Of the current and prepaid terms: price, refund when ended now, and used deliveries. */
      paid: sum,
      back: sum,
      usedDeliveries: z.number().int(),
    })
    .nullable(),
  offers: z.array(planOfferSchema),
  /** Newest first. */
  orders: z.array(planOrderSchema),
})
export type OwnPlans = z.output<typeof ownPlansSchema>
