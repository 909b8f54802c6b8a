import { BROWSERS, SYSTEMS } from '@okolitsa/domain/identity/device.ts'
import { OFFICE_PERMISSIONS, OFFICE_ROLES } from '@okolitsa/domain/office/permissions.ts'
import { z } from 'zod'
import { codeSentSchema } from '../staff/staff-session.ts'

/** A person of the office with the session of this call. */
export const officeMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  roles: z.array(z.enum(OFFICE_ROLES)),
  permissions: z.array(z.enum(OFFICE_PERMISSIONS)),
  /** Ways in which this person can prove the factor again. */
  factors: z.object({ passkeys: z.number().int(), hasTotp: z.boolean(), recoveryCodes: z.number().int() }),
})
export type OfficeMember = z.output<typeof officeMemberSchema>

/** Why browsers offer no passkeys here; null = they do. */
export const passkeysSchema = z.object({ isOffered: z.boolean(), host: z.string() })

/** The person of a one-time link: the future owner as entered so far, or a person who is known. */
export const officeStartSchema = z.object({
  /** True = a person whose factors were removed; name and phone are known. */
  isReturning: z.boolean(),
  /** Roles of an invited person, whose name and phone are known; null = no invitation. */
  invitedAs: z.array(z.enum(OFFICE_ROLES)).nullable(),
  /** Name of the person who made the link; null = the server printed it. */
  madeBy: z.string().nullable(),
  name: z.string(),
  /** Phone, with its middle hidden when another person has made the link. */
  phone: z.string(),
  isPhoneProved: z.boolean(),
  /** ISO moment at which the link is over. */
  expiresAt: z.string(),
  passkeys: passkeysSchema,
})
export type OfficeStart = z.output<typeof officeStartSchema>

/** The sent code; null = no SMS could be sent, because the provider is not configured or refuses. */
export const phoneCodeSchema = z.object({ sent: codeSentSchema.nullable() })

/** A new secret of an authenticator app, not stored until a code confirms it. */
export const totpOfferSchema = z.object({
  /** Address of the secret, as authenticator apps read it; shown as a QR code. */
  uri: z.string(),
  /** The secret in groups of four signs, to type by hand. */
  secret: z.string(),
  /** The encrypted secret, sent back with the code. */
  sealed: z.string(),
})
export type TotpOffer = z.output<typeof totpOfferSchema>

/** Options of a passkey ceremony as JSON text, for `@simplewebauthn/browser`. */
export const passkeyOptionsSchema = z.object({ options: z.string() })

/** The answer of an authenticator, as `@simplewebauthn/browser` gives it. */
export const passkeyAnswerSchema = z.looseObject({ id: z.string('required').min(1, 'required').max(1_400, 'tooLong') })

/** Six digits of an authenticator app. */
export const totpCodeSchema = z
  .string('required')
  .trim()
  .regex(/^\d{6}$/, 'code')
/** A code of an authenticator app, or a recovery code. */
export const factorCodeSchema = z.string('required').trim().min(6, 'code').max(20, 'code')

export const sealedSchema = z.string('required').min(1, 'required').max(500, 'tooLong')

/** Names the device of the new session. */
export const agentHeaders = z.object({ 'user-agent': z.string().optional() })

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const officeSessionSchema = z.object({
  id: z.uuid(),
  browser: z.enum(BROWSERS).nullable(),
  system: z.enum(SYSTEMS).nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OfficeSession = z.output<typeof officeSessionSchema>

export const officePasskeySchema = z.object({
  id: z.uuid(),
  /** True = the key is synchronised between the devices of the person. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  /** Time of the latest sign-in; null = none. */
  lastUsedAt: z.string().nullable(),
})

/** Factors of the signed-in person. */
export const officeFactorsSchema = z.object({
  /** Phone with its middle hidden. */
  phone: z.string(),
  isPhoneProved: z.boolean(),
  passkeys: z.array(officePasskeySchema),
  hasTotp: z.boolean(),
  recoveryCodes: z.number().int(),
  offered: passkeysSchema,
})
export type OfficeFactors = z.output<typeof officeFactorsSchema>
