import { z } from 'zod'
import { challengeIdSchema, codeSchema, emailSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const call = { method: 'POST', access: 'public', session: 'none', mostAnHour: 30 } as const
/** Consent to the processing of the contact for one message. */
const consent = z.literal(true, 'required')
const token = z.string('required').min(1, 'required').max(200, 'tooLong')

/** Subscriptions to the opening of a market that is being prepared; answers are 404 after it has opened. */
export const announcementEndpoints = defineEndpoints({
  requestOpeningCode: {
    ...call,
    path: '/api/v1/market/opening/code',
    work: 'paid',
    summary: 'Sends a code to the telephone that wants to be told of the opening.',
    body: z.object({ phone: phoneSchema, consent }),
    answer: z.object({
      challengeId: z.string(),
      codeLength: z.union([z.literal(4), z.literal(6)]),
      /** Seconds until the next code may be requested. */
      resendDelay: z.number().int(),
      /** Seconds until the code expires. */
      lifetime: z.number().int(),
    }),
  },
  subscribeToOpening: {
    ...call,
    path: '/api/v1/market/opening/phone',
    summary: 'Subscribes the telephone of a code to the message about the opening.',
    body: z.object({ phone: phoneSchema, code: codeSchema, challengeId: challengeIdSchema, consent }),
    answer: z.object({
      /** Ends the subscription. */
      token: z.string(),
    }),
    errors: refuses('CODE_WRONG_OR_EXPIRED'),
  },
  requestOpeningLetter: {
    ...call,
    path: '/api/v1/market/opening/email',
    work: 'paid',
    summary: 'Sends a letter whose link confirms that its address wants to be told of the opening.',
    body: z.object({ email: emailSchema.transform((email) => email.toLowerCase()), consent }),
    answer: z.object({ isSent: z.literal(true) }),
    errors: refuses('EMAIL_OFF'),
  },
  confirmOpening: {
    ...call,
    path: '/api/v1/market/opening/confirm',
    summary: 'Confirms the subscription of a letter; idempotent.',
    body: z.object({ token }),
    answer: z.object({ isConfirmed: z.literal(true) }),
  },
  endOpeningSubscription: {
    ...call,
    path: '/api/v1/market/opening/end',
    summary: 'Ends the subscription of a link and deletes the contact; idempotent.',
    body: z.object({ token }),
    answer: z.object({ isEnded: z.literal(true) }),
  },
})
