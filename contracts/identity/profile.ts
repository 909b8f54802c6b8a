import { BROWSERS, SYSTEMS } from '@okolitsa/domain/identity/device.ts'
import { emailMistake, isCalendarDay, nameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { isMobilePhone, phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { z } from 'zod'
import { without } from '../kernel/validation.ts'

/** Separators are stripped; 8XXXXXXXXXX and 9XXXXXXXXX become 7XXXXXXXXXX (spec 5). */
export const phoneSchema = z.string('required').transform(phoneOf).refine(isMobilePhone, 'phone')

/** The same for a number that is only called: it need not be a mobile one. */
export const calledPhoneSchema = z
  .string('required')
  .transform(phoneOf)
  .refine((phone) => phone !== '', 'phone')

/** Four digits; six for a phone that somebody tries to guess at. */
export const codeSchema = z.string('required').regex(/^(\d{4}|\d{6})$/, 'code')

/** Which sent code is meant. */
export const challengeIdSchema = z.uuid('wrongValue').optional().meta({
  description:
    'The challengeId that was answered when the code was asked for. Required without cookies: a browser may leave it out, its sign-in-challenge cookie says the same. Without either the code is refused with CODE_WRONG_OR_EXPIRED.',
})

export const nameSchema = z.string('required').trim().check(without(nameMistake))

export const emailSchema = z.string().trim().check(without(emailMistake))

/** A calendar day; the age is looked at by who knows what day it is. */
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
  /** When the texts that hold now were agreed to; null = not yet, or they have changed since. */
  agreementConfirmedAt: z.string().nullable(),
})
export type User = z.output<typeof userSchema>

/** Tokens for apps; a browser gets the same as HttpOnly cookies. */
export const sessionSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** ISO moment when `token` ends. */
  accessTokenExpirationTime: z.string(),
  user: userSchema,
  /** The account was to be deleted; signing in keeps it. */
  isDeletionCanceled: z.boolean().optional(),
})

/** A living session of the customer, as the list of them shows it. */
export const listedSessionSchema = z.object({
  id: z.uuid(),
  source: z.enum(['web', 'app', 'ownfin']),
  /** What the browser says of itself; null = nothing known. */
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  createdAt: z.string(),
  /** When it was opened or renewed last; renewed about every quarter of an hour while it is used. */
  lastSeenAt: z.string(),
  /** The one this call rests on. */
  isCurrent: z.boolean(),
})
export type ListedSession = z.output<typeof listedSessionSchema>
