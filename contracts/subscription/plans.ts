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
  /** Price of the whole term. */
  price: sum,
  termMonths: z.number().int(),
  /** Number of free deliveries each month. */
  freeDeliveries: z.number().int(),
  services: z.array(z.enum(PARTNER_SERVICES)),
})
export type Plan = z.output<typeof planSchema>

/** Plans on sale; an empty list = plans are not sold. */
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
  /** Payment deadline, ISO 8601; null = no payment is awaited. */
  payBefore: moment.nullable(),
  price: sum,
  /** Start of the paid term; null = not begun. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** Part of the payment retained after an early end; null = not ended early. */
  kept: sum.nullable(),
  refunds: z.array(z.object({ amount: sum, status: z.enum(['new', 'done', 'failed']), createdAt: moment })),
  /** Registered fiscal receipts. */
  receipts: z.array(z.object({ kind: z.enum(RECEIPT_KINDS), total: sum, url: z.string(), createdAt: moment })),
})
export type PlanOrder = z.output<typeof planOrderSchema>

/** Effect of buying a plan now. */
export const planOfferSchema = z.object({
  plan: z.string(),
  /** Effect of the purchase; null = the current plan, renewable from `renewFrom`. */
  effect: z.enum(PLAN_EFFECTS).nullable(),
  total: sum,
  /** Refund of the current plan, for a change of plan. */
  back: sum,
  /** Start of the resulting term. */
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
      /** Price of the current and prepaid terms; `back` = their refund when ended now. */
      paid: sum,
      back: sum,
      usedDeliveries: z.number().int(),
    })
    .nullable(),
  offers: z.array(planOfferSchema),
  /** Orders, newest first. */
  orders: z.array(planOrderSchema),
})
export type OwnPlans = z.output<typeof ownPlansSchema>
