import { CINEMAS, PARTNER_SERVICES, PLAN_FAMILIES } from '@okolitsa/domain/subscription/subscription.ts'
import { z } from 'zod'

/** A partner's service of the plan (spec 3, Subscription). */
export const subscriptionServiceSchema = z.object({
  code: z.enum(PARTNER_SERVICES),
  /** In the order of the plan, from 1. */
  position: z.number().int(),
  /** What the customer wants, and whether the partner has done it: `activating` and `deactivating` are on their way. */
  status: z.enum(['active', 'inactive', 'activating', 'deactivating']),
  /** The cinema chosen; empty = none yet. One at a time. */
  cinemas: z.array(z.enum(CINEMAS)),
  /** When it was chosen, ISO; null = not yet. */
  cinemasDatetime: z.string().nullable(),
  /** From when another one may be chosen, ISO; null = now. */
  cinemasChangeFrom: z.string().nullable(),
  /** What may be chosen. */
  offeredCinemas: z.array(z.enum(CINEMAS)),
})

/** The subscription of the customer; without one every field says so. */
export const subscriptionSchema = z.object({
  /** The plan's code, an edition of its family; null = none. */
  plan: z.string().nullable(),
  /** The family of the plan. */
  subscriptionPlan: z.enum(PLAN_FAMILIES).nullable(),
  hasSubscriptionOffer: z.boolean(),
  personalData: z.object({ subscriptionVersion: z.number().int().nullable() }),
  /** active: free deliveries are left; offered: none are left of this month; none: there is no subscription. */
  state: z.enum(['active', 'offered', 'none']),
  freeDeliveries: z
    .object({
      left: z.number().int(),
      perMonth: z.number().int(),
      /** When the next month's come and what is left goes, ISO. */
      until: z.string(),
    })
    .nullable(),
  /** ISO; null = none. */
  endsAt: z.string().nullable(),
  services: z.array(subscriptionServiceSchema),
})
export type Subscription = z.output<typeof subscriptionSchema>
export type SubscriptionServiceAnswer = z.output<typeof subscriptionServiceSchema>
