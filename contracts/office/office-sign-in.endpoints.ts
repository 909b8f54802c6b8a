import { z } from 'zod'
import { challengeIdSchema, codeSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  agentHeaders,
  factorCodeSchema,
  officeMemberSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passkeysSchema,
  phoneCodeSchema,
} from './office-member.ts'

const open = { access: 'public', session: 'none', ownOrigin: true, verbatim: true } as const

/** Sign-in of people of the office: by a passkey, or by phone and a code of the authenticator app. */
export const officeSignInEndpoints = defineEndpoints({
  getOfficeSignIn: {
    method: 'GET',
    path: '/v1/office/sign-in',
    access: 'public',
    session: 'none',
    summary: 'Ways to sign in to the office.',
    answer: z.object({ passkeys: passkeysSchema }),
  },
  requestOfficeCode: {
    method: 'POST',
    path: '/v1/office/sign-in/code',
    ...open,
    work: 'paid',
    summary: 'Sends a code by SMS; answers the same for every phone of a valid form.',
    body: z.object({ phone: phoneSchema }),
    answer: phoneCodeSchema,
  },
  proveOfficePhone: {
    method: 'POST',
    path: '/v1/office/sign-in/phone',
    ...open,
    summary: 'Proves the phone by the code; a cookie keeps the proof for some minutes.',
    body: z.object({ phone: phoneSchema, code: codeSchema, challengeId: challengeIdSchema }),
    answer: z.object({ ok: z.literal(true) }),
    errors: refuses('CODE_WRONG_OR_EXPIRED'),
  },
  signInByFactor: {
    method: 'POST',
    path: '/v1/office/sign-in/factor',
    ...open,
    summary:
      'Signs in by a code of the authenticator app after the phone is proved, or by a recovery code; sets the cookie.',
    headers: agentHeaders,
    body: z.object({ phone: phoneSchema, code: factorCodeSchema }),
    answer: officeMemberSchema,
    errors: refuses('FACTOR_WRONG'),
  },
  offerSignInPasskey: {
    method: 'POST',
    path: '/v1/office/sign-in/passkey',
    ...open,
    summary: 'Options for signing in by a passkey of this device.',
    answer: passkeyOptionsSchema,
    errors: refuses('PASSKEYS_UNAVAILABLE'),
  },
  signInByPasskey: {
    method: 'POST',
    path: '/v1/office/sign-in/passkey/confirm',
    ...open,
    summary: 'Signs in by a passkey; sets the cookie.',
    headers: agentHeaders,
    body: z.object({ credential: passkeyAnswerSchema }),
    answer: officeMemberSchema,
    errors: refuses('PASSKEYS_UNAVAILABLE', 'FACTOR_WRONG'),
  },
})
