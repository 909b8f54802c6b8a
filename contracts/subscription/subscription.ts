import { CINEMAS, PARTNER_SERVICES, PLAN_FAMILIES } from '@okolitsa/domain/subscription/subscription.ts'
import { z } from 'zod'

/** A partner service of the plan (spec 3, Subscription). */
export const subscriptionServiceSchema = z.object({
  code: z.enum(PARTNER_SERVICES),
  /** Order within the plan, from 1. */
  position: z.number().int(),
  /** The customer's choice and the partner's confirmation; `activating` and `deactivating` await it. */
  status: z.enum(['active', 'inactive', 'activating', 'deactivating']),
  /** The chosen cinema, one at a time; empty = none. */
  cinemas: z.array(z.enum(CINEMAS)),
  /** Time of the choice, ISO 8601; null = none. */
  cinemasDatetime: z.string().nullable(),
  /** Time from which another cinema may be chosen, ISO 8601; null = now. */
  cinemasChangeFrom: z.string().nullable(),
  offeredCinemas: z.array(z.enum(CINEMAS)),
})

/** The customer's subscription; all fields are empty without one. */
export const subscriptionSchema = z.object({
  /** Code of the plan, an edition of its family; null = none. */
  plan: z.string().nullable(),
  subscriptionPlan: z.enum(PLAN_FAMILIES).nullable(),
  hasSubscriptionOffer: z.boolean(),
  personalData: z.object({ subscriptionVersion: z.number().int().nullable() }),
  /** State. active: free deliveries are left; offered: none are left this month; none: no subscription. */
  state: z.enum(['active', 'offered', 'none']),
  freeDeliveries: z
    .object({
      left: z.number().int(),
      perMonth: z.number().int(),
      /** Time at which the remaining deliveries expire and the next month's are added, ISO 8601. */
      until: z.string(),
    })
    .nullable(),
  /** End of the subscription, ISO 8601; null = none. */
  endsAt: z.string().nullable(),
  services: z.array(subscriptionServiceSchema),
})
export type Subscription = z.output<typeof subscriptionSchema>
export type SubscriptionServiceAnswer = z.output<typeof subscriptionServiceSchema>
