import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { staffMemberSchema, staffSessionSchema } from './staff-session.ts'

/** Sign-in of sellers and administrators through the bank (spec 7.1, seller admin). */
export const staffEndpoints = defineEndpoints({
  signInWays: {
    method: 'GET',
    path: '/v1/auth/ways',
    access: 'public',
    session: 'none',
    summary: "Where staff sign in: the address of the bank's page, null when no bank is connected.",
    answer: z.object({ bankUrl: z.string().nullable() }),
  },
  signInByBankCode: {
    method: 'POST',
    path: '/v1/auth/by-dbo-code',
    access: 'public',
    session: 'none',
    summary: "Signs a seller in by the bank's one-time code; sets the cookie and answers the token.",
    body: z.object({ code: z.string('required').trim().min(4, 'tooShort').max(500, 'tooLong') }),
    answer: staffSessionSchema,
    errors: refuses('STAFF_PROOF_REJECTED', 'STAFF_UNKNOWN', 'BANK_UNAVAILABLE'),
  },
  signInByExternalToken: {
    method: 'POST',
    path: '/v1/auth/by-external-token',
    access: 'public',
    session: 'none',
    summary: "Signs a seller in by the one-time token the bank's page brought; sets the cookie and answers the token.",
    query: z.object({ externalToken: z.string('required').trim().min(16, 'tooShort').max(2_000, 'tooLong') }),
    answer: staffSessionSchema,
    errors: refuses('STAFF_PROOF_REJECTED', 'STAFF_UNKNOWN', 'BANK_UNAVAILABLE'),
  },
  me: {
    method: 'GET',
    path: '/v1/user/me',
    access: 'seller',
    summary: 'The signed-in seller or administrator.',
    answer: staffMemberSchema,
  },
  isAlive: {
    method: 'HEAD',
    path: '/v1/user/me',
    access: 'seller',
    summary: "Whether the seller's token is alive.",
    answer: z.null(),
  },
  signOut: {
    method: 'POST',
    path: '/v1/auth/logout',
    access: 'seller',
    summary: "Ends the seller's session: the token is revoked and the cookie removed.",
    answer: z.object({ ok: z.literal(true) }),
  },
})
