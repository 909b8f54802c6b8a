import { BROWSERS, SYSTEMS } from '@okolitsa/domain/identity/device.ts'
import { emailMistake, isCalendarDay, nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { isMobilePhone, phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { z } from 'zod'
import { without } from '../kernel/validation.ts'

/** A telephone: separators are stripped; 8XXXXXXXXXX and 9XXXXXXXXX become 7XXXXXXXXXX (spec 5). */
export const phoneSchema = z.string('required').transform(phoneOf).refine(isMobilePhone, 'phone')

/** A number for calls only, which need not be mobile. */
export const calledPhoneSchema = z
  .string('required')
  .transform(phoneOf)
  .refine((phone) => phone !== '', 'phone')

/** Sign-in code: four digits, or six for a phone under attack. */
export const codeSchema = z.string('required').regex(/^(\d{4}|\d{6})$/, 'code')

/** Identifies the sent code. */
export const challengeIdSchema = z.uuid('wrongValue').optional().meta({
  description:
    'The challengeId that was answered when the code was asked for. Required without cookies: a browser may leave it out, its sign-in-challenge cookie says the same. Without either the code is refused with CODE_WRONG_OR_EXPIRED.',
})

export const nameSchema = z.string('required').trim().check(without(nameMistake))

export const emailSchema = z.string().trim().check(without(emailMistake))

/** A calendar day; the age is checked where the current day is known. */
export const birthDateSchema = z.string().check(without((day) => (isCalendarDay(day) ? null : 'birthDate')))

/** The signed-in customer (spec 3, User). */
export const userSchema = z.object({
  id: z.number().int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** 4 = registered phone without a profile, 1 = customer. */
  groupId: z.union([z.literal(1), z.literal(4)]),
  phone: z.string(),
  freeDeliveryCountBySubscription: z.number().int(),
  hasSubscriptionOffer: z.boolean(),
  bonuses: z.number(),
  /** The office has blocked new orders and texts; absent = not blocked. `until` = the end, null = the office ends it. */
  block: z.object({ message: z.string(), until: z.string().nullable() }).optional(),
  /** Time of consent to the current texts; null = no consent to these editions. */
  agreementConfirmedAt: z.string().nullable(),
  /** The texts have changed since they were accepted, and orders wait for consent to the new ones; absent = no. */
  isAgreementOutdated: z.literal(true).optional(),
})
export type User = z.output<typeof userSchema>

/** Tokens for apps; browsers get them as HttpOnly cookies. */
export const sessionSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** ISO moment of the token's expiry. */
  accessTokenExpirationTime: z.string(),
  user: userSchema,
  /** True = signing in cancelled a pending deletion of the account. */
  isDeletionCanceled: z.boolean().optional(),
})

export const listedSessionSchema = z.object({
  id: z.uuid(),
  source: z.enum(['web', 'app', 'ownfin']),
  /** Browser by the user agent; null = unknown. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  createdAt: z.string(),
  /** Time of the last opening or renewal; a session in use is renewed about every quarter of an hour. */
  lastSeenAt: z.string(),
  /** True = the session that made this call. */
  isCurrent: z.boolean(),
})
export type ListedSession = z.output<typeof listedSessionSchema>
