import { SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { z } from 'zod'

const int = z.number().int()
const role = z.enum(SELLER_ROLES, 'wrongValue')

export const teamMemberSchema = z.object({
  staffId: int,
  name: z.string(),
  role,
  /** Time of joining, ISO 8601. */
  since: z.string(),
  /** Telephone masked in the middle; null = signs in only through the bank. */
  phone: z.string().nullable(),
  isYou: z.boolean(),
  /** Roles that the caller may give, including the current one; empty = none. */
  roles: z.array(role),
  /** True = the caller may remove the member. */
  canRemove: z.boolean(),
})

export const invitationSchema = z.object({
  id: int,
  name: z.string(),
  /** Telephone as entered by the inviter. */
  phone: z.string(),
  role,
  invitedBy: z.string(),
  /** Expiry of the invitation, ISO 8601; may be past. */
  expiresAt: z.string(),
  isOver: z.boolean(),
})

export const teamSchema = z.object({
  members: z.array(teamMemberSchema),
  invitations: z.array(invitationSchema),
  /** Roles that the caller may invite to. */
  roles: z.array(role),
})

export const openInvitationSchema = z.object({
  seller: z.object({ title: z.string(), smallImageUrl: z.string() }),
  name: z.string(),
  role,
  /** Telephone masked in the middle. */
  phone: z.string(),
})

export type Team = z.output<typeof teamSchema>
export type TeamMember = z.output<typeof teamMemberSchema>
export type Invitation = z.output<typeof invitationSchema>
export type OpenInvitation = z.output<typeof openInvitationSchema>
