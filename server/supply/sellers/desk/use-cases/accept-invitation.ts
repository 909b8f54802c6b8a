import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { inviteObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { CallContext } from '../../../../platform/http/handler.ts'
import { endInvitation, findInvitation, type InvitationRow } from '../store/invitation.store.ts'
import { findRole, findStaffOfPhone, hasNoPhone } from '../store/team.store.ts'
import type { TeamDeps } from '../team-deps.ts'
import { hashOfLink } from './invite-member.ts'

/** The open invitation of a link. Throws INVITATION_OVER. */
export async function demandInvitation(deps: TeamDeps, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(deps.database.executor, hashOfLink(token), deps.clock())
  if (!invitation) throw new Refusal('INVITATION_OVER')
  return invitation
}

/**
 * Accepts an invitation with the code sent to its phone. The new staff member is the account of that phone, the
 * signed-in account on request, or a new account. The sender of the invitation must still have the right.
 * @returns the new staff member
 * @throws Refusal INVITATION_OVER, CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS
 */
export async function acceptInvitation(
  deps: TeamDeps,
  shown: {
    readonly token: string
    readonly code: string
    readonly challengeId: string | undefined
    /** The signed-in account to use; null = none. */
    readonly signedInId: number | null
  },
  context: CallContext,
): Promise<{ staffId: number; organizationId: number }> {
  const invitation = await demandInvitation(deps, shown.token)
  const { organizationId, phone, role, name, invitedBy } = invitation
  await deps.identity.proveStaffPhone({ phone, code: shown.code, challengeId: shown.challengeId }, context)
  const staffId = await deps.database.inTransaction(async (tx) => {
    await deps.sellers.takeSellers(tx, [organizationId])
    const inviter = await findRole(tx, { staffId: invitedBy, organizationId })
    if (inviter === null || inviteObstacle({ role: inviter }, role) !== null) throw new Refusal('INVITATION_OVER')
    if (!(await endInvitation(tx, invitation.id, deps.clock()))) throw new Refusal('INVITATION_OVER')
    const author = { kind: 'staff', staffId: invitedBy } as const
    const known = await accountOf(tx, phone, shown.signedInId)
    if (known === null) {
      const [added = 0] = await deps.sellers.addStaff(tx, author, [{ organizationId, role, name, phone }])
      return added
    }
    await deps.sellers.joinStaff(tx, author, { staffId: known, organizationId, role, phone })
    return known
  })
  return { staffId, organizationId }
}

/** The account of the phone, or the signed-in one without a phone; null = none. */
async function accountOf(tx: Executor, phone: string, signedInId: number | null): Promise<number | null> {
  const known = await findStaffOfPhone(tx, phone)
  if (known !== null || signedInId === null) return known
  return (await hasNoPhone(tx, signedInId)) ? signedInId : null
}
