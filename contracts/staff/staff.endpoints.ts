import { z } from 'zod'
import { challengeIdSchema, codeSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { codeSentSchema, staffMemberSchema, staffSessionSchema } from './staff-session.ts'

/** Sign-in of sellers through the bank, or by a code to their telephone (spec 7.1, seller admin). */
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
    work: 'paid',
    session: 'none',
    summary: "Signs a seller in by the bank's one-time code; sets the cookie and answers the token.",
    verbatim: true,
    body: z.object({ code: z.string('required').trim().min(4, 'tooShort').max(500, 'tooLong') }),
    answer: staffSessionSchema,
    errors: refuses('STAFF_PROOF_REJECTED', 'STAFF_UNKNOWN', 'BANK_UNAVAILABLE'),
  },
  signInByExternalToken: {
    method: 'POST',
    path: '/v1/auth/by-external-token',
    access: 'public',
    work: 'paid',
    session: 'none',
    summary: "Signs a seller in by the one-time token the bank's page brought; sets the cookie and answers the token.",
    verbatim: true,
    query: z.object({ externalToken: z.string('required').trim().min(16, 'tooShort').max(2_000, 'tooLong') }),
    answer: staffSessionSchema,
    errors: refuses('STAFF_PROOF_REJECTED', 'STAFF_UNKNOWN', 'BANK_UNAVAILABLE'),
  },
  requestStaffCode: {
    method: 'POST',
    path: '/v1/auth/code',
    access: 'public',
    work: 'paid',
    session: 'none',
    summary: 'Sends a code by SMS; answers the same for every phone of a valid form.',
    body: z.object({ phone: phoneSchema }),
    answer: codeSentSchema,
    errors: refuses('TOO_MANY_REQUESTS'),
  },
  signInByPhone: {
    method: 'POST',
    path: '/v1/auth/by-phone',
    access: 'public',
    session: 'none',
    summary:
      'Signs somebody of a seller in by the code that came to their telephone; sets the cookie and answers the token.',
    body: z.object({ phone: phoneSchema, code: codeSchema, challengeId: challengeIdSchema }),
    answer: staffSessionSchema,
    errors: refuses('CODE_WRONG_OR_EXPIRED', 'STAFF_UNKNOWN', 'TOO_MANY_REQUESTS'),
  },
  me: {
    method: 'GET',
    path: '/v1/user/me',
    access: 'seller',
    summary: 'The signed-in person of a seller.',
    answer: staffMemberSchema,
  },
  chooseSeller: {
    method: 'POST',
    path: '/v1/user/me/seller',
    access: 'seller',
    summary: 'Goes on at another seller the person works at: each session is of one seller at a time.',
    body: z.object({ organizationId: id }),
    answer: staffMemberSchema,
    errors: refuses('NOT_FOUND'),
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
