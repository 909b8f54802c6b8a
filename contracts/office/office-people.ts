import { OFFICE_INVITATION_STATES, PERSON_CHANGES } from '@okolitsa/domain/office/people.ts'
import { OFFICE_ROLES } from '@okolitsa/domain/office/permissions.ts'
import { z } from 'zod'
import { officeApprovalSchema } from './office-approvals.ts'
import { officeSessionSchema } from './office-member.ts'

const roles = z.array(z.enum(OFFICE_ROLES))

/** Roles to give: at least one, each once. */
export const givenRolesSchema = z
  .array(z.enum(OFFICE_ROLES, 'wrongValue'), 'required')
  .min(1, 'required')
  .max(OFFICE_ROLES.length, 'wrongValue')
  .refine((given) => new Set(given).size === given.length, 'wrongValue')

export const officePersonSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Phone with its middle hidden. */
  phone: z.string(),
  roles,
  isActive: z.boolean(),
  /** The caller. */
  isCaller: z.boolean(),
  factors: z.object({ passkeys: z.number().int(), hasTotp: z.boolean(), recoveryCodes: z.number().int() }),
  createdAt: z.string(),
  /** Latest use of a session of the last month; null = none. */
  lastSeenAt: z.string().nullable(),
  /** Open sessions, latest used first. */
  sessions: z.array(officeSessionSchema.omit({ isCurrent: true })),
  /** Time until which a link for a new factor is valid; null = there is none. */
  linkUntil: z.string().nullable(),
  /** Changes that the caller may make now. */
  abilities: z.array(z.enum(PERSON_CHANGES)),
  /** True = the only active owner, who keeps the role. */
  isLastOwner: z.boolean(),
})
export type OfficePerson = z.output<typeof officePersonSchema>

export const officeInvitationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Phone with its middle hidden. */
  phone: z.string(),
  roles,
  state: z.enum(OFFICE_INVITATION_STATES),
  /** Name of the person who made it. */
  madeBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** When it was last sent by SMS; null = it was passed on in another way. */
  sentAt: z.string().nullable(),
})
export type OfficeInvitation = z.output<typeof officeInvitationSchema>

export const officeTeamSchema = z.object({
  people: z.array(officePersonSchema),
  invitations: z.array(officeInvitationSchema),
  /** Changes that wait for approval, oldest first. */
  approvals: z.array(officeApprovalSchema),
})
export type OfficeTeam = z.output<typeof officeTeamSchema>

/** A new one-time link, which is shown once. */
export const officeLinkSchema = z.object({
  link: z.string(),
  expiresAt: z.string(),
  /** False = no SMS was requested, or the provider refused it: the link has to be passed on. */
  isSent: z.boolean(),
})
export type OfficeLink = z.output<typeof officeLinkSchema>
