import { SELLER_ROLES } from '@okolitsa/domain/identity/actor.ts'
import { z } from 'zod'

const int = z.number().int()
const role = z.enum(SELLER_ROLES, 'wrongValue')

/** Somebody who works at a seller. */
export const teamMemberSchema = z.object({
  staffId: int,
  name: z.string(),
  role,
  /** ISO moment. */
  since: z.string(),
  /** With its middle hidden; null = comes in through the bank only. */
  phone: z.string().nullable(),
  isYou: z.boolean(),
  /** The roles whoever asks may give them, their own among them; empty = none. */
  roles: z.array(role),
  /** Whether whoever asks may let them go. */
  canRemove: z.boolean(),
})

/** Who is asked to come and has not yet. */
export const invitationSchema = z.object({
  id: int,
  name: z.string(),
  /** As it was given by whoever invited. */
  phone: z.string(),
  role,
  invitedBy: z.string(),
  /** ISO moment; it may be past. */
  expiresAt: z.string(),
  isOver: z.boolean(),
})

export const teamSchema = z.object({
  members: z.array(teamMemberSchema),
  invitations: z.array(invitationSchema),
  /** The roles whoever asks may invite in. */
  roles: z.array(role),
})

/** What an invitation says to whoever opens its link. */
export const openInvitationSchema = z.object({
  seller: z.object({ title: z.string(), smallImageUrl: z.string() }),
  name: z.string(),
  role,
  /** With its middle hidden. */
  phone: z.string(),
})

export type Team = z.output<typeof teamSchema>
export type TeamMember = z.output<typeof teamMemberSchema>
export type Invitation = z.output<typeof invitationSchema>
export type OpenInvitation = z.output<typeof openInvitationSchema>
