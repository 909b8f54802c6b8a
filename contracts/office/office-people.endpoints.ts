import { z } from 'zod'
import { phoneSchema } from '../identity/profile.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams, uuid } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { proposedSchema } from './office-approvals.ts'
import { givenRolesSchema, officeLinkSchema, officeTeamSchema } from './office-people.ts'
import { MAX_OFFICE_NAME } from './office-start.endpoints.ts'

const office = { access: 'office', permission: 'managePeople' } as const
const sensitive = { ...office, freshFactor: true } as const
const invitationParams = z.object({ id: uuid })
const ok = z.object({ ok: z.literal(true) })
/** The proposal that waits for another person's approval; null = the change is made. */
const done = z.object({ approval: proposedSchema.nullable() })
/** True = the link is sent by SMS; false = the caller passes it on. */
const isSent = z.boolean('wrongValue').default(true)

/** People of the office: roles, invitations, deactivation, factors and sessions. */
export const officePeopleEndpoints = defineEndpoints({
  getOfficeTeam: {
    ...office,
    method: 'GET',
    path: '/v1/office/people',
    summary: 'People and invitations of the office, with the changes that the caller may make.',
    answer: officeTeamSchema,
  },
  listOfficeOwners: {
    access: 'office',
    permission: 'keepOwnAccess',
    method: 'GET',
    path: '/v1/office/owners',
    summary: 'Names of the active owners, who give rights.',
    answer: z.object({ names: z.array(z.string()) }),
  },
  inviteOfficePerson: {
    ...sensitive,
    method: 'POST',
    once: true,
    path: '/v1/office/people/invitations',
    summary: 'Invites a person; another invitation to the same phone replaces the former.',
    body: z.object({
      phone: phoneSchema,
      name: z.string('required').trim().min(1, 'required').max(MAX_OFFICE_NAME, 'tooLong'),
      roles: givenRolesSchema,
      isSent,
    }),
    answer: z.object({
      /** Null = the invitation waits for approval. */
      made: officeLinkSchema.nullable(),
      approval: proposedSchema.nullable(),
    }),
    status: 201,
    errors: refuses('OFFICE_PERSON_KNOWN', 'OFFICE_TOO_MANY_PEOPLE', 'TOO_MANY_REQUESTS'),
  },
  renewOfficeInvitation: {
    ...sensitive,
    method: 'POST',
    once: true,
    path: '/v1/office/people/invitations/{id}/link',
    summary: 'Makes a new link of an invitation; the former link ends.',
    params: invitationParams,
    body: z.object({ isSent }),
    answer: officeLinkSchema,
    errors: refuses('TOO_MANY_REQUESTS'),
  },
  withdrawOfficeInvitation: {
    ...sensitive,
    method: 'DELETE',
    path: '/v1/office/people/invitations/{id}',
    summary: 'Withdraws an invitation; its link ends.',
    params: invitationParams,
    answer: ok,
  },
  setOfficeRoles: {
    ...sensitive,
    method: 'PATCH',
    path: '/v1/office/people/{id}',
    summary: 'Sets the roles of a person; their permissions change on every node at once.',
    params: idParams,
    body: z.object({ roles: givenRolesSchema, seen: givenRolesSchema }),
    answer: done,
    errors: refuses('OFFICE_LAST_OWNER', 'OFFICE_PERSON_CHANGED'),
  },
  deactivateOfficePerson: {
    ...sensitive,
    method: 'POST',
    path: '/v1/office/people/{id}/deactivation',
    summary: 'Deactivates a person: sessions and links end on every node, entries of the audit trail stay.',
    params: idParams,
    answer: ok,
    errors: refuses('OFFICE_LAST_OWNER', 'OFFICE_ONESELF', 'OFFICE_PERSON_CHANGED'),
  },
  activateOfficePerson: {
    ...sensitive,
    method: 'DELETE',
    path: '/v1/office/people/{id}/deactivation',
    summary: 'Activates a deactivated person, with the former roles and factors.',
    params: idParams,
    answer: done,
    errors: refuses('OFFICE_PERSON_CHANGED'),
  },
  endOfficePersonSessions: {
    ...sensitive,
    method: 'DELETE',
    path: '/v1/office/people/{id}/sessions',
    summary: 'Ends all sessions of another person, on every node.',
    params: idParams,
    answer: ok,
    errors: refuses('OFFICE_ONESELF', 'OFFICE_PERSON_CHANGED'),
  },
  resetOfficeFactors: {
    ...sensitive,
    method: 'POST',
    once: true,
    path: '/v1/office/people/{id}/factors/link',
    summary: 'Removes the factors of another person, ends their sessions, and makes a link for a new factor.',
    params: idParams,
    body: z.object({ isSent }),
    answer: officeLinkSchema,
    errors: refuses('OFFICE_ONESELF', 'OFFICE_PERSON_CHANGED', 'TOO_MANY_REQUESTS'),
  },
})
