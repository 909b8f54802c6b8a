import { z } from 'zod'
import { challengeIdSchema, codeSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const proof = z.object({ code: codeSchema, challengeId: challengeIdSchema })
const block = z.enum(['openOrders', 'openClaims', 'openRefunds', 'runningPlan'])

const personalDataSchema = z.object({
  export: z.object({
    state: z.enum(['none', 'waiting', 'ready']),
    askedAt: z.string().nullable(),
    /** End of the download period; null = the archive is not ready. */
    expiresAt: z.string().nullable(),
  }),
  /** Obstacles to deleting the account. */
  blocks: z.array(block),
  /** Days between the request and the deletion. */
  graceDays: z.number().int(),
})
export type PersonalData = z.output<typeof personalDataSchema>

/** Personal data of a customer: an archive and the deletion (152-FZ). */
export const personalDataEndpoints = defineEndpoints({
  personalData: {
    method: 'GET',
    path: '/api/v1/user/personal-data',
    access: 'customer',
    summary: 'Whether an archive is ready, and what would keep the account from being deleted.',
    answer: personalDataSchema,
  },
  requestConfirmation: {
    method: 'POST',
    path: '/api/v1/user/personal-data/code',
    access: 'customer',
    work: 'paid',
    summary: "Sends a code to the customer's own phone: an archive is opened and an account is deleted by it.",
    answer: z.object({
      challengeId: z.uuid(),
      codeLength: z.union([z.literal(4), z.literal(6)]),
      resendDelay: z.number().int(),
      lifetime: z.number().int(),
    }),
  },
  askForExport: {
    method: 'POST',
    once: true,
    path: '/api/v1/user/personal-data/export',
    access: 'customer',
    summary: 'Asks for an archive of everything that is kept of the customer; a job makes it.',
    answer: personalDataSchema,
  },
  openExport: {
    method: 'POST',
    path: '/api/v1/user/personal-data/export/open',
    access: 'customer',
    summary: 'The archive as JSON and as a page to read, by a fresh code; it is kept for a day.',
    body: proof,
    answer: z.object({ json: z.string(), html: z.string() }),
    errors: refuses('CODE_WRONG_OR_EXPIRED'),
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/v1/user/personal-data/deletion',
    access: 'customer',
    summary:
      'Deletes the account after some days of grace, by a fresh code; every session ends, signing in takes it back.',
    body: proof,
    answer: z.object({ dueAt: z.string() }),
    errors: refuses('CODE_WRONG_OR_EXPIRED', 'DELETION_BLOCKED'),
  },
})
