import { CONSENT_PURPOSES } from '@okolitsa/domain/identity/consent.ts'
import { z } from 'zod'
import { listedSessionSchema } from './profile.ts'

export const purposeSchema = z.enum(CONSENT_PURPOSES, 'wrongValue')

/** An entry of the consent history: the action, the text, the time and the origin. */
const consentEntrySchema = z.object({
  id: z.number().int(),
  purpose: purposeSchema,
  action: z.enum(['given', 'withdrawn']),
  /** Edition of the text, a day. */
  edition: z.string(),
  /** SHA-256 of the text; null = given before texts were stored. */
  textHash: z.string().nullable(),
  /** Time of the entry, ISO 8601. */
  at: z.string(),
  /** IPv4 address, or /64 network of an IPv6 address; null = not stored at that time. */
  network: z.string().nullable(),
  browser: listedSessionSchema.shape.browser,
  system: listedSessionSchema.shape.system,
})
export type ConsentEntry = z.output<typeof consentEntrySchema>

export const consentsSchema = z.object({
  current: z.array(
    z.object({
      purpose: purposeSchema,
      isGiven: z.boolean(),
      /** Time of the latest entry, ISO 8601; null = never given. */
      at: z.string().nullable(),
      /** True = the consent was given to an older text. */
      isOutdated: z.boolean(),
      /** True = the consent can be withdrawn without deleting the account. */
      mayWithdraw: z.boolean(),
    }),
  ),
  /** Entries, newest first. */
  history: z.array(consentEntrySchema),
})
export type Consents = z.output<typeof consentsSchema>
