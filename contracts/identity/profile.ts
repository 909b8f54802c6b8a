import { z } from 'zod'

/** Brackets, hyphens and spaces are stripped; 8XXXXXXXXXX and 9XXXXXXXXX become 7XXXXXXXXXX (spec 5). */
export const phoneSchema = z
  .string('required')
  .transform((value) => value.replace(/[()\-\s+]/g, ''))
  .transform((digits) =>
    /^8\d{10}$/.test(digits) ? `7${digits.slice(1)}` : /^9\d{9}$/.test(digits) ? `7${digits}` : digits,
  )
  .refine((digits) => /^79\d{9}$/.test(digits), 'phone')

export const codeSchema = z.string('required').regex(/^\d{4}$/, 'code')

/** Cyrillic letters, spaces and hyphens; no two separators in a row and no more than two in all (spec 5). */
export const nameSchema = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(60, 'tooLong')
  .regex(/^[\u0400-\u04FF\s-]+$/u, 'cyrillicOnly')
  .refine((name) => !/[\s-]{2}/.test(name) && (name.match(/[\s-]/g) ?? []).length <= 2, 'singleSeparator')

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'tooLong')
  .regex(/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i, 'email')

/** Whole years from `birthDate` to `today`, both YYYY-MM-DD. */
function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** A valid calendar day; the age is from 18 to 110 (spec 5). */
export const birthDateSchema = z
  .string()
  .refine(
    (day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    {
      error: 'birthDate',
      abort: true,
    },
  )
  .refine((day) => ageOn(day, new Date().toISOString().slice(0, 10)) >= 18, 'minimumAge')
  .refine((day) => ageOn(day, new Date().toISOString().slice(0, 10)) <= 110, 'maximumAge')

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
})
