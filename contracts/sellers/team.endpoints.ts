import { SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { ACTION_KIND_NAMES } from '@okolitsa/domain/staff/action-kinds.ts'
import { z } from 'zod'
import { challengeIdSchema, codeSchema, nameSchema, phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { codeSentSchema, staffSessionSchema } from '../staff/staff-session.ts'
import { actionLogSchema } from './action-log.ts'
import { openInvitationSchema, teamSchema } from './team.ts'

/** Maximum staff of one seller, including invitations. */
export const MAX_MEMBERS = 100
export const ACTIONS_PER_PAGE = 50

const desk = { access: 'seller', seller: 'id', permission: 'manageStaff' } as const
const role = z.enum(SELLER_ROLES, 'wrongValue')
const memberParams = z.object({ id, staffId: id })
const invitationParams = z.object({ token: z.string().regex(/^[\w-]{20,50}$/, 'wrongValue') })

/** Staff of a seller: roles, invitations, removal. */
export const teamEndpoints = defineEndpoints({
  getTeam: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/sellers/{id}/staff',
    summary: 'Staff and invitations of a seller, with the changes the caller may make.',
    params: idParams,
    answer: teamSchema,
  },
  inviteMember: {
    ...desk,
    method: 'POST',
    once: true,
    path: '/v1/cabinet/sellers/{id}/staff/invitations',
    summary: 'Invites somebody by SMS; another invitation to the same telephone takes the place of the former.',
    params: idParams,
    body: z.object({ phone: phoneSchema, name: nameSchema, role }),
    answer: teamSchema,
    errors: refuses('STAFF_OWNERS_ONLY', 'STAFF_ALREADY_HERE', 'STAFF_TOO_MANY', 'TOO_MANY_REQUESTS'),
  },
  revokeInvitation: {
    ...desk,
    method: 'DELETE',
    path: '/v1/cabinet/sellers/{id}/staff/invitations/{invitationId}',
    summary: 'Withdraws an invitation: its link becomes invalid.',
    params: z.object({ id, invitationId: id }),
    answer: teamSchema,
  },
  changeMember: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/sellers/{id}/staff/{staffId}',
    summary: 'Gives somebody another role.',
    params: memberParams,
    body: z.object({ role }),
    answer: teamSchema,
    errors: refuses('STAFF_OWNERS_ONLY', 'STAFF_LAST_OWNER'),
  },
  removeMember: {
    ...desk,
    method: 'DELETE',
    path: '/v1/cabinet/sellers/{id}/staff/{staffId}',
    summary: 'Ends somebody’s work at a seller, and their sessions there, at once.',
    params: memberParams,
    answer: teamSchema,
    errors: refuses('STAFF_OWNERS_ONLY', 'STAFF_LAST_OWNER'),
  },
  listActions: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/sellers/{id}/log',
    summary: 'Log of changes at a seller, newest first; `before` = only older entries.',
    params: idParams,
    query: z.object({
      staffId: id.optional(),
      kind: z.enum(ACTION_KIND_NAMES, 'wrongValue').optional(),
      before: id.optional(),
    }),
    answer: actionLogSchema,
  },
  openInvitation: {
    method: 'GET',
    path: '/v1/auth/invitations/{token}',
    access: 'public',
    session: 'none',
    summary: 'The inviting seller and the offered role.',
    params: invitationParams,
    answer: openInvitationSchema,
    errors: refuses('INVITATION_OVER'),
  },
  requestInvitationCode: {
    method: 'POST',
    path: '/v1/auth/invitations/{token}/code',
    access: 'public',
    work: 'paid',
    session: 'none',
    summary: 'Sends a code to the telephone that was invited.',
    params: invitationParams,
    body: z.object({}),
    answer: codeSentSchema,
    errors: refuses('INVITATION_OVER', 'TOO_MANY_REQUESTS'),
  },
  acceptInvitation: {
    method: 'POST',
    path: '/v1/auth/invitations/{token}/acceptance',
    access: 'public',
    session: 'none',
    summary:
      'Takes an invitation by the code that came to its telephone, and signs in there. Sets the cookie and answers the token.',
    params: invitationParams,
    body: z.object({
      code: codeSchema,
      challengeId: challengeIdSchema,
      /** True = the signed-in person keeps their account and takes the telephone over. */
      keepsAccount: z.boolean('wrongValue').default(false),
    }),
    answer: staffSessionSchema,
    errors: refuses('INVITATION_OVER', 'CODE_WRONG_OR_EXPIRED', 'TOO_MANY_REQUESTS'),
  },
})
