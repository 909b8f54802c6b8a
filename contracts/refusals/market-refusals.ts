import { CLOSING_OBSTACLES } from '@okolitsa/domain/closing/closing.ts'
import { z } from 'zod'

/** Refusals of the market and its office. Statuses and facts as in `refusals.ts`. */
export const marketRefusals = {
  // office
  /** The one-time link of the first owner was used, has expired, or an owner exists. */
  START_LINK_OVER: { status: 404, facts: z.object({}) },
  /** A wrong, used or expired code, or a passkey that does not fit. */
  FACTOR_WRONG: { status: 400, facts: z.object({}) },
  /** The second factor has to be checked again. */
  FACTOR_NEEDED: { status: 403, facts: z.object({}) },
  /** The last factor of a person stays. */
  LAST_FACTOR: { status: 400, facts: z.object({}) },
  PASSKEYS_UNAVAILABLE: { status: 400, facts: z.object({}) },
  TOO_MANY_PASSKEYS: { status: 400, facts: z.object({ limit: z.number().int() }) },
  /** The market keeps at least one active owner. */
  OFFICE_LAST_OWNER: { status: 400, facts: z.object({}) },
  /** Own access is changed on the page of own access, and ended by another person. */
  OFFICE_ONESELF: { status: 400, facts: z.object({}) },
  /** A person with this phone is in the office, perhaps deactivated. */
  OFFICE_PERSON_KNOWN: { status: 400, facts: z.object({}) },
  /** The person was changed since the caller has read them. */
  OFFICE_PERSON_CHANGED: { status: 400, facts: z.object({}) },
  OFFICE_TOO_MANY_PEOPLE: { status: 400, facts: z.object({ limit: z.number().int() }) },
  /** A proposed change was approved, refused, replaced or has expired. */
  APPROVAL_OVER: { status: 400, facts: z.object({}) },
  /** Another person has to approve the change. */
  APPROVAL_OWN: { status: 403, facts: z.object({}) },
  /** The proposer may confirm the change alone, later. */
  APPROVAL_EARLY: { status: 400, facts: z.object({}) },
  /** The market is not open, so it takes no orders. */
  MARKET_CLOSED: {
    status: 400,
    facts: z.object({
      state: z.enum(['preparing', 'closed']),
      /** Message of the operator; may be empty. */
      message: z.string(),
    }),
  },
  /** A month is not closed while something is left to do. */
  PERIOD_NOT_READY: { status: 400, facts: z.object({ obstacles: z.array(z.enum(CLOSING_OBSTACLES)) }) },
  /** The file is no register that can be read; the reason is a sentence for people. */
  REGISTER_UNREADABLE: { status: 400, facts: z.object({ reason: z.string() }) },
  /** The difference is not what the caller has seen. */
  DIFFERENCE_CHANGED: { status: 400, facts: z.object({}) },
  /** The market sends no e-mail. */
  EMAIL_OFF: { status: 400, facts: z.object({}) },
} as const
