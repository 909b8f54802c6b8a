import { PARTNER_SERVICES, PLAN_FAMILIES } from '@okolitsa/domain/subscription/subscription.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { refuses } from '../refusals/refuses.ts'
import { planSchema } from './plans.ts'

/** Limits of the terms of a plan; the price is in roubles. */
export const MAX_PLAN_PRICE = 100_000
export const MAX_PLAN_MONTHS = 36
export const MAX_PLAN_DELIVERIES = 100

const code = z.string('wrongValue').regex(/^[A-Z][A-Za-z0-9]{2,39}$/, 'wrongValue')
const whole = (most: number) => z.int('wholeNumber').min(1, 'tooSmall').max(most, 'tooBig')

const officePlanSchema = planSchema.extend({
  isOffered: z.boolean(),
  /** Memberships that run on these terms. */
  running: z.number().int(),
})
export type OfficePlan = z.output<typeof officePlanSchema>

export const officePlansSchema = z.object({
  items: z.array(officePlanSchema),
  /** False = the market is no seller yet or takes no payments online, so nobody can buy a plan. */
  isSold: z.boolean(),
})
export type OfficePlans = z.output<typeof officePlansSchema>

const office = { access: 'office', permission: 'manageContent', answer: officePlansSchema } as const
const path = '/v1/office/plans'
const params = z.object({ code })

/**
 * Editions of membership plans. Terms never change: another price is another edition, which takes the place of the
 * former one, and memberships that run keep theirs.
 */
export const officePlansEndpoints = defineEndpoints({
  listOfficePlans: { ...office, method: 'GET', path, summary: 'Editions of plans, those on offer first.' },
  createOfficePlan: {
    ...office,
    method: 'POST',
    once: true,
    path,
    status: 201,
    summary: 'Offers an edition of a plan, in place of another one if it is named.',
    body: z.object({
      family: z.enum(PLAN_FAMILIES, 'wrongValue'),
      price: enteredRoubles({ least: 1, most: MAX_PLAN_PRICE }),
      termMonths: whole(MAX_PLAN_MONTHS),
      freeDeliveries: whole(MAX_PLAN_DELIVERIES),
      services: z.array(z.enum(PARTNER_SERVICES, 'wrongValue')).max(PARTNER_SERVICES.length, 'tooLong'),
      /** Code of the edition that is archived; another person may have done so, then SHOWCASE_CHANGED. */
      replaces: code.nullable(),
    }),
    errors: refuses('SHOWCASE_CHANGED'),
  },
  archiveOfficePlan: {
    ...office,
    method: 'POST',
    path: `${path}/{code}/archive`,
    params,
    summary: 'Ends the offer of an edition; memberships that run go on.',
  },
  restoreOfficePlan: {
    ...office,
    method: 'POST',
    path: `${path}/{code}/restore`,
    params,
    summary: 'Offers an archived edition again.',
  },
})
