import { ACTIONS_PER_PAGE, MAX_MEMBERS, type teamEndpoints } from '@okolitsa/contracts/sellers/team.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { ACTION_KINDS } from '@okolitsa/domain/staff/action-kinds.ts'
import { rolesGivenBy, staffObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import type { CallContext, Handlers } from '../../../../platform/http/handler.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import { listPeople } from '../store/action-log.store.ts'
import { isUnapproved, listInvitations, voiceOf } from '../store/invitation.store.ts'
import { listMembers } from '../store/team.store.ts'
import { changerOf, type TeamCall, type TeamDeps } from '../team-deps.ts'
import { acceptInvitation, demandInvitation } from '../use-cases/accept-invitation.ts'
import { changeMember, removeMember, revoke } from '../use-cases/change-members.ts'
import { inviteMember } from '../use-cases/invite-member.ts'
import { listActions } from '../use-cases/list-actions.ts'
import { presentAction } from './present-action.ts'

/** Maximum people in the filter, including former staff. */
const MAX_NAMED = 300
const PORTRAIT = { width: 320, height: 320 }
/** A neutral drawing for a seller that is not approved yet. */
const UNSEEN_PICTURE = 'food/basket.webp'

export function teamHandlers(deps: TeamDeps): Handlers<typeof teamEndpoints> {
  const { executor } = deps.database
  async function team(call: TeamCall) {
    const by = changerOf(call)
    const { id } = call.params
    const now = deps.clock()
    const [members, invitations] = await Promise.all([
      listMembers(executor, call.scope, id, MAX_MEMBERS),
      listInvitations(executor, call.scope, id, MAX_MEMBERS),
    ])
    const owners = members.filter(({ role }) => role === 'owner').length
    const given = rolesGivenBy(by.role)
    return {
      members: members.map((person) => ({
        staffId: person.staffId,
        name: person.name,
        role: person.role,
        since: person.since.toISOString(),
        phone: person.phone && maskPhone(person.phone),
        isYou: person.staffId === by.staffId,
        roles: given.filter((role) => staffObstacle(by, person, role, owners) === null),
        canRemove: staffObstacle(by, person, null, owners) === null,
      })),
      invitations: invitations.map(({ id: invitationId, name, phone, role, inviter, expiresAt }) => ({
        id: invitationId,
        name,
        phone,
        role,
        invitedBy: inviter,
        expiresAt: expiresAt.toISOString(),
        isOver: expiresAt <= now,
      })),
      roles: [...given],
    }
  }
  /** Id of the staff member who is signed in while opening the link; null = none. */
  async function signedInId(context: CallContext): Promise<number | null> {
    const { cookies, authorization } = context
    const visitor = await deps.staff.visitorOf({ cookies, headers: { authorization } }, context)
    return visitor.kind === 'staff' ? visitor.staffId : null
  }

  return {
    getTeam: team,
    inviteMember: async ({ body, context, ...call }) => {
      await inviteMember(deps, call, { ...body, language: context.language })
      return team(call)
    },
    revokeInvitation: async (call) => {
      await revoke(deps, call, call.params.invitationId)
      return team(call)
    },
    changeMember: async ({ body, ...call }) => {
      await changeMember(deps, call, call.params.staffId, body.role)
      return team(call)
    },
    removeMember: async (call) => {
      await removeMember(deps, call, call.params.staffId)
      // a person who has left no longer sees the staff list
      return call.params.staffId === call.actor.staffId ? { members: [], invitations: [], roles: [] } : team(call)
    },
    listActions: async ({ params, query, scope, actor }) => {
      changerOf({ params, scope, actor })
      const { staffId = null, kind, before = null } = query
      const [rows, people] = await Promise.all([
        listActions({ ...deps, executor }, scope, {
          organizationId: params.id,
          staffId,
          entities: kind ? ACTION_KINDS[kind] : null,
          before,
          limit: ACTIONS_PER_PAGE + 1,
        }),
        listPeople(executor, scope, params.id, MAX_NAMED),
      ])
      const items = rows.slice(0, ACTIONS_PER_PAGE).map(presentAction)
      return { items, next: rows.length > ACTIONS_PER_PAGE ? (items.at(-1)?.id ?? null) : null, people }
    },
    openInvitation: async ({ params }) => {
      const { organizationId, name, role, phone } = await demandInvitation(deps, params.token)
      const seller = await deps.sellers.sellerOf(organizationId)
      if (!seller) throw new Refusal('INVITATION_OVER')
      // the seller's own name and picture are not approved yet
      const isUnseen = await isUnapproved(executor, organizationId)
      const picture = isUnseen ? UNSEEN_PICTURE : seller.smallImage
      return {
        seller: { title: await voiceOf(executor, organizationId), smallImageUrl: imageUrl(picture, PORTRAIT) },
        name,
        role,
        phone: maskPhone(phone),
      }
    },
    requestInvitationCode: async ({ params, context }) => {
      const { phone } = await demandInvitation(deps, params.token)
      return deps.identity.sendStaffCode(phone, context)
    },
    acceptInvitation: async ({ params, body, context }) => {
      const { code, challengeId, keepsAccount } = body
      const place = await acceptInvitation(
        deps,
        { token: params.token, code, challengeId, signedInId: keepsAccount ? await signedInId(context) : null },
        context,
      )
      return deps.staff.enterAt(place, context)
    },
  }
}
