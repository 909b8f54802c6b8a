import { REQUIRED_CONSENTS } from '@okolitsa/domain/identity/consent.ts'
import { z } from 'zod'
import { locationChangeSchema, locationSchema } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { consentsSchema, purposeSchema, requiredTextSchema } from './consents.ts'
import {
  birthDateSchema,
  challengeIdSchema,
  codeSchema,
  emailSchema,
  listedSessionSchema,
  nameSchema,
  phoneSchema,
  sessionSchema,
  userSchema,
} from './profile.ts'

const addressSchema = locationSchema.safeExtend({
  id: z.number().int(),
  isMain: z.boolean(),
  /** Synonym of the spec for the main address. */
  isMainAddress: z.boolean(),
  flat: z.string().nullable(),
  /** Name that the customer gave to the address: home, the dacha. */
  label: z.string().nullable(),
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  intercom: z.string().nullable(),
  comment: z.string().nullable(),
})
export type Address = z.output<typeof addressSchema>
export const MAX_ADDRESSES = 20
const ownFields = {
  isMain: z.boolean('wrongValue').optional(),
  isMainAddress: z.boolean('wrongValue').optional(),
  flat: z.string().max(20, 'tooLong').nullable().optional(),
  label: z.string().trim().max(40, 'tooLong').nullable().optional(),
  entrance: z.string().trim().max(20, 'tooLong').nullable().optional(),
  floor: z.string().trim().max(10, 'tooLong').nullable().optional(),
  intercom: z.string().trim().max(20, 'tooLong').nullable().optional(),
  comment: z.string().trim().max(300, 'tooLong').nullable().optional(),
}
const addressBody = locationSchema.safeExtend(ownFields)
const addressChange = locationChangeSchema.extend(ownFields)
const done = z.object({ ok: z.literal(true) })
/** Device, stored with consents. */
const agentHeaders = z.object({ 'user-agent': z.string().optional() })
/** Token of our apps, sent with code requests and sign-ins. */
const appHeaders = z.object({ 'x-integration-token': z.string().optional() })

/** Sign-in, the customer's profile and addresses, session calls (spec 7.1). */
export const identityEndpoints = defineEndpoints({
  requestCode: {
    method: 'POST',
    path: '/api/v1/auth/code',
    access: 'public',
    work: 'paid',
    summary:
      'Sends a code by SMS, to sign in with or to move an account to this phone; answers the same for every phone of a valid form. A code that is asked for with a bearer of another phone only moves that account.',
    headers: appHeaders,
    body: z.object({ phone: phoneSchema }),
    answer: z.object({
      /**
       * Id of the sent code, returned with the code; browsers use a cookie. Only the requester can use the code or its
       * attempts.
       */
      challengeId: z.uuid(),
      /** Digits of the sent code. */
      codeLength: z.union([z.literal(4), z.literal(6)]),
      /** Seconds until the code may be sent again. */
      resendDelay: z.number().int(),
      /** Seconds until the code expires. */
      lifetime: z.number().int(),
    }),
  },
  signIn: {
    method: 'POST',
    path: '/api/v1/auth',
    access: 'public',
    session: 'none',
    summary: 'Signs in with phone and code; sets the session cookies and answers the tokens.',
    headers: appHeaders.extend({
      /** User agent, shown in the list of sessions. */
      'user-agent': z.string().optional(),
    }),
    body: z.object({
      phone: phoneSchema,
      code: codeSchema,
      challengeId: challengeIdSchema,
      source: z.enum(['web', 'app', 'ownfin']).default('web'),
    }),
    answer: sessionSchema,
    errors: refuses('CODE_WRONG_OR_EXPIRED'),
  },
  refresh: {
    method: 'POST',
    path: '/api/v1/auth/refresh',
    access: 'public',
    session: 'none',
    summary: 'A new pair of tokens; a browser sends only its cookies, an app sends both fields.',
    verbatim: true,
    body: z.object({ phone: phoneSchema.optional(), refreshToken: z.string().max(500).optional() }).prefault({}),
    answer: sessionSchema,
    errors: refuses('REFRESH_REJECTED'),
  },
  resetRequestLimit: {
    method: 'POST',
    path: '/api/v1/service/reset-request-limit',
    access: 'service',
    summary: 'Resets the sending limit of one phone; needs the service secret.',
    body: z.object({ phone: phoneSchema }),
    answer: done,
  },
  user: {
    method: 'GET',
    path: '/api/v1/user',
    access: 'customer',
    summary: 'The signed-in customer.',
    answer: userSchema,
  },
  changeUser: {
    method: 'PATCH',
    path: '/api/v1/user',
    access: 'customer',
    summary: 'Changes the profile; a first name makes a customer out of a bare phone (groupId 1).',
    body: z.object({
      firstName: nameSchema.optional(),
      lastName: nameSchema.nullable().optional(),
      email: emailSchema.nullable().optional(),
      birthDate: birthDateSchema.nullable().optional(),
    }),
    answer: userSchema,
  },
  changePhone: {
    method: 'PATCH',
    path: '/api/v1/user/phone',
    access: 'customer',
    summary:
      'Moves the account to another phone, proved by the code sent to it, asked for with the bearer or without; all other sessions end.',
    headers: appHeaders,
    body: z.object({ phone: phoneSchema, code: codeSchema, challengeId: challengeIdSchema }),
    answer: userSchema,
    errors: refuses('PHONE_TAKEN', 'CODE_WRONG_OR_EXPIRED'),
  },
  confirmAgreement: {
    method: 'POST',
    path: '/api/v1/user/confirm-agreement',
    access: 'customer',
    summary: 'Records the consent to the texts that are shown now, with their edition and hash; a body names which.',
    headers: agentHeaders,
    body: z
      .object({
        purposes: z
          .array(purposeSchema)
          .min(1, 'required')
          .max(10)
          .default([...REQUIRED_CONSENTS]),
        /** Editions that were on the screen; another one in force is refused. */
        editions: z.partialRecord(purposeSchema, z.string().max(40, 'tooLong')).optional(),
      })
      .prefault({}),
    answer: userSchema,
    errors: refuses('AGREEMENT_CHANGED'),
  },
  requiredTexts: {
    method: 'GET',
    path: '/api/v1/user/required-texts',
    access: 'customer',
    summary: 'The texts that an account requires, and what has changed in them since the customer accepted them.',
    answer: z.object({ items: z.array(requiredTextSchema) }),
  },
  consents: {
    method: 'GET',
    path: '/api/v1/user/consents',
    access: 'customer',
    summary: 'Consents of the customer with text, moment and origin; newest first.',
    answer: consentsSchema,
  },
  withdrawConsent: {
    method: 'DELETE',
    path: '/api/v1/user/consents/{purpose}',
    access: 'customer',
    summary: 'Withdraws a consent; required ones end only with the account.',
    headers: agentHeaders,
    params: z.object({ purpose: purposeSchema }),
    answer: consentsSchema,
    errors: refuses('CONSENT_REQUIRED'),
  },
  signOut: {
    method: 'POST',
    path: '/api/v1/events/logout',
    access: 'customer',
    summary:
      'Ends the session the call rests on, at once and everywhere, and the one of a refresh token that comes along.',
    verbatim: true,
    body: z.object({ refreshToken: z.string().max(500).optional() }).prefault({}),
    answer: done,
  },
  sessions: {
    method: 'GET',
    path: '/api/v1/user/sessions',
    access: 'customer',
    summary: 'Where the customer is signed in, the last used first.',
    answer: z.object({ items: z.array(listedSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/user/sessions/{id}',
    access: 'customer',
    summary: 'Ends one session of the customer, at once and everywhere.',
    params: z.object({ id: z.uuid() }),
    answer: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/v1/user/sessions',
    access: 'customer',
    summary: 'Ends all sessions of the customer but the one the call rests on.',
    answer: z.object({ ended: z.number().int() }),
  },
  openWebView: {
    method: 'POST',
    path: '/api/v1/user/web-view-token',
    access: 'customer',
    summary: "A one-time token for the app's web view, good for a minute; `/server/v1/auth/temp` takes it.",
    answer: z.object({ token: z.string(), lifetime: z.number().int() }),
    status: 201,
  },
  addresses: {
    method: 'GET',
    path: '/api/v1/addresses',
    access: 'customer',
    summary: 'The saved addresses, the main one first.',
    answer: z.object({ items: z.array(addressSchema) }),
  },
  addAddress: {
    method: 'POST',
    once: true,
    path: '/api/v1/addresses',
    access: 'customer',
    summary: 'Saves an address; the first one becomes the main one.',
    body: addressBody,
    answer: addressSchema,
    errors: refuses('TOO_MANY_ADDRESSES'),
    status: 201,
  },
  changeAddress: {
    method: 'PATCH',
    path: '/api/v1/addresses/{id}',
    access: 'customer',
    summary: 'Changes the given fields of an address, or makes it the main one (`isMain` or `isMainAddress`).',
    params: idParams,
    // `location` is the form of older callers, the same fields one level down
    body: addressChange.extend({ location: addressChange.optional() }),
    answer: addressSchema,
  },
  deleteAddress: {
    method: 'DELETE',
    path: '/api/v1/addresses/{id}',
    access: 'customer',
    summary: 'Deletes an address; the newest of the rest becomes the main one.',
    params: idParams,
    answer: done,
  },
  temporarySession: {
    method: 'POST',
    path: '/server/v1/auth/temp',
    access: 'public',
    session: 'none',
    summary: "Turns the one-time token of the app's web view into a 3-day temporary cookie.",
    verbatim: true,
    body: z.object({ token: z.string('required').min(1, 'required').max(500) }),
    answer: done,
  },
  hashPassword: {
    method: 'POST',
    path: '/server/v1/auth/hash-password',
    access: 'public',
    work: 'dear',
    ownOrigin: true,
    summary:
      "A salted scrypt hash of a password, for the seller's registration; only our own pages may ask, not often.",
    verbatim: true,
    body: z.object({ password: z.string('required').min(8, 'tooShort').max(200, 'tooLong') }),
    answer: z.object({ hashedPassword: z.string() }),
  },
})
