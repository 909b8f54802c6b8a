import { CONSENT_PURPOSES, REQUIRED_CONSENTS } from '@okolitsa/domain/identity/consent.ts'
import { z } from 'zod'
import { listedSessionSchema } from './profile.ts'

export const purposeSchema = z.enum(CONSENT_PURPOSES, 'wrongValue')

/** An entry of the consent history: the action, the text, the time and the origin. */
const consentEntrySchema = z.object({
  id: z.number().int(),
  purpose: purposeSchema,
  action: z.enum(['given', 'withdrawn']),
  /** Edition of the text: a day; of a text of the market a day and a version, `2026-11-30.4`. */
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

/** A text to which a consent is required. */
export const requiredTextSchema = z.object({
  purpose: z.enum(REQUIRED_CONSENTS),
  title: z.string(),
  href: z.string(),
  edition: z.string(),
  /** True = the consent that the customer has given counts for this text. */
  isAccepted: z.boolean(),
  /** Lines changed since the accepted version; null = unknown, or nothing was accepted. */
  changes: z.array(z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))).nullable(),
})
export type RequiredText = z.output<typeof requiredTextSchema>
