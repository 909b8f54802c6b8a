import { z } from 'zod'
import { challengeIdSchema, codeSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  agentHeaders,
  officeStartSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  phoneCodeSchema,
  recoveryCodesSchema,
  sealedSchema,
  totpCodeSchema,
  totpOfferSchema,
} from './office-member.ts'

/** Maximum length of the name of a person of the office. */
export const MAX_OFFICE_NAME = 100

const open = { access: 'public', session: 'none', verbatim: true } as const
/** A call of our own page that needs the cookie of the exchanged link. */
const withTicket = { ...open, ownOrigin: true } as const

/** The first owner, an invited person, or a person whose factors were removed, by a one-time link. */
export const officeStartEndpoints = defineEndpoints({
  takeStartLink: {
    method: 'POST',
    path: '/v1/office/start/link',
    ...withTicket,
    mostAnHour: 60,
    summary: 'Exchanges the one-time link for a cookie; the link is used up.',
    body: z.object({ token: z.string('required').min(1, 'required').max(200, 'tooLong') }),
    answer: z.object({ ok: z.literal(true) }),
    errors: refuses('START_LINK_OVER'),
  },
  getStart: {
    method: 'GET',
    path: '/v1/office/start',
    ...open,
    summary: 'The person of the link; of a future owner the fields entered so far.',
    answer: officeStartSchema,
    errors: refuses('START_LINK_OVER'),
  },
  requestOwnerCode: {
    method: 'POST',
    path: '/v1/office/start/code',
    ...withTicket,
    work: 'paid',
    summary: 'Sends a code by SMS to the phone of the future owner.',
    body: z.object({ phone: phoneSchema }),
    answer: phoneCodeSchema,
    errors: refuses('START_LINK_OVER'),
  },
  introduceOwner: {
    method: 'POST',
    path: '/v1/office/start/owner',
    ...withTicket,
    summary: 'Saves name and phone of the future owner; the code may be absent when no SMS could be sent.',
    body: z.object({
      name: z.string('required').trim().min(1, 'required').max(MAX_OFFICE_NAME, 'tooLong'),
      phone: phoneSchema,
      code: codeSchema.optional(),
      challengeId: challengeIdSchema,
    }),
    answer: z.object({ isPhoneProved: z.boolean() }),
    errors: refuses('START_LINK_OVER', 'CODE_WRONG_OR_EXPIRED'),
  },
  requestLinkCode: {
    method: 'POST',
    path: '/v1/office/start/own-code',
    ...withTicket,
    work: 'paid',
    summary: 'Sends a code by SMS to the phone for which another person made the link.',
    answer: phoneCodeSchema,
    errors: refuses('START_LINK_OVER'),
  },
  proveLinkPhone: {
    method: 'POST',
    path: '/v1/office/start/phone',
    ...withTicket,
    summary: 'Proves the phone for which another person made the link.',
    body: z.object({ code: codeSchema, challengeId: challengeIdSchema }),
    answer: z.object({ ok: z.literal(true) }),
    errors: refuses('START_LINK_OVER', 'CODE_WRONG_OR_EXPIRED'),
  },
  offerOwnerTotp: {
    method: 'POST',
    path: '/v1/office/start/totp',
    ...withTicket,
    summary: 'A new secret for the authenticator app of the future owner.',
    answer: totpOfferSchema,
    errors: refuses('START_LINK_OVER'),
  },
  becomeOwnerByTotp: {
    method: 'POST',
    path: '/v1/office/start/totp/confirm',
    ...withTicket,
    summary: 'Confirms the app by a code; makes the person, opens a session and answers the recovery codes once.',
    headers: agentHeaders,
    body: z.object({ sealed: sealedSchema, code: totpCodeSchema }),
    answer: recoveryCodesSchema,
    errors: refuses('START_LINK_OVER', 'CODE_WRONG_OR_EXPIRED', 'FACTOR_WRONG'),
  },
  offerOwnerPasskey: {
    method: 'POST',
    path: '/v1/office/start/passkey',
    ...withTicket,
    summary: 'Options for making the passkey of the future owner.',
    answer: passkeyOptionsSchema,
    errors: refuses('START_LINK_OVER', 'PASSKEYS_UNAVAILABLE'),
  },
  becomeOwnerByPasskey: {
    method: 'POST',
    path: '/v1/office/start/passkey/confirm',
    ...withTicket,
    summary: 'Keeps the passkey; makes the person, opens a session and answers the recovery codes once.',
    headers: agentHeaders,
    body: z.object({ credential: passkeyAnswerSchema }),
    answer: recoveryCodesSchema,
    errors: refuses('START_LINK_OVER', 'CODE_WRONG_OR_EXPIRED', 'PASSKEYS_UNAVAILABLE', 'FACTOR_WRONG'),
  },
})
