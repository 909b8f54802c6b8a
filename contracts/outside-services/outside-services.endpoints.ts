import {
  CHECK_PROBLEMS,
  CHECK_RESULTS,
  OUTSIDE_SERVICES,
  SERVICE_MODES,
} from '@okolitsa/domain/outside-services/outside-service.ts'
import { z } from 'zod'
import { emailSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** Maximum checks an hour from one network; some of them send a message that costs money. */
export const MAX_SERVICE_CHECKS_AN_HOUR = 60

const outsideServiceSchema = z.object({
  name: z.enum(OUTSIDE_SERVICES),
  title: z.string(),
  /** One sentence: features that need the service. */
  purpose: z.string(),
  mode: z.enum(SERVICE_MODES),
  /** Environment variables that connect the service, in the order of the documentation. */
  variables: z.array(z.object({ name: z.string(), isSet: z.boolean() })),
  /** Required variables that are not set. */
  missing: z.array(z.string()),
  /**
   * Addition to a check that makes it a trial: a phone that receives an SMS, an e-mail address that receives a message,
   * or `trial`; null = the service has no trial.
   */
  trial: z.enum(['phone', 'email', 'trial']).nullable(),
  /** `failed` = the market cannot trade because of the service; null = not checked since the start. */
  severity: z.enum(['fine', 'warning', 'failed']).nullable(),
  /** Result of the last check since the start; null = none. */
  lastCheck: z
    .object({
      state: z.enum(['works', 'failed', 'off']),
      /** Result of a successful check. */
      result: z.enum(CHECK_RESULTS).nullable(),
      problem: z.enum(CHECK_PROBLEMS).nullable(),
      /** Status or error code of the service. */
      code: z.string().nullable(),
      /** The result in one line, which names the variables to look at. */
      line: z.string(),
      /** Time of the check, ISO 8601. */
      at: z.string(),
    })
    .nullable(),
})
export type OutsideServiceState = z.output<typeof outsideServiceSchema>

const office = { access: 'office', permission: 'manageServices' } as const

/** Services outside the installation: their connection, and a real test of each. */
export const outsideServicesEndpoints = defineEndpoints({
  listOutsideServices: {
    ...office,
    method: 'GET',
    path: '/v1/office/services',
    summary: 'Outside services with their mode, the variables that are missing, and the last check.',
    answer: z.object({ items: z.array(outsideServiceSchema) }),
  },
  checkOutsideService: {
    ...office,
    method: 'POST',
    path: '/v1/office/services/{name}/check',
    work: 'paid',
    mostAnHour: MAX_SERVICE_CHECKS_AN_HOUR,
    summary: 'Checks one service now, within ten seconds; `phone`, `email` or `trial` make it a trial.',
    params: z.object({ name: z.enum(OUTSIDE_SERVICES) }),
    body: z.object({
      /** Receives an SMS; for `sms` only. */
      phone: phoneSchema.optional(),
      /** Receives an e-mail; for `email` only. */
      email: emailSchema.optional(),
      /** Registers and withdraws a payment of 1 ₽, registers a receipt at a test register, or stores a file. */
      trial: z.boolean('wrongValue').optional(),
    }),
    answer: outsideServiceSchema,
  },
})
