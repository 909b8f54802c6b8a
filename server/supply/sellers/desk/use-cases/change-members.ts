import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { inviteObstacle, staffObstacle } from '@okolitsa/domain/staff/staff-rules.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import { revokeInvitation } from '../store/invitation.store.ts'
import { changerOf, refuseObstacle, type TeamCall, type TeamDeps } from '../team-deps.ts'

/** Changes a person's role. Throws NOT_FOUND, FORBIDDEN, STAFF_OWNERS_ONLY, STAFF_LAST_OWNER. */
export async function changeMember(deps: TeamDeps, call: TeamCall, staffId: number, role: SellerRole): Promise<void> {
  const by = changerOf(call)
  const place = { staffId, organizationId: call.params.id }
  await deps.database.inTransaction(async (tx) => {
    await deps.sellers.changeStaffRole(
      tx,
      { kind: 'staff', staffId: by.staffId },
      {
        ...place,
        role,
        refuse: (person, owners) =>
          refuseObstacle(staffObstacle(by, { staffId: person.id, role: person.role }, role, owners)),
      },
    )
    await deps.staff.endStreamsAt(tx, place)
  })
}

/** Ends a person's employment and their sessions at the seller. Throws like `changeMember`. */
export async function removeMember(deps: TeamDeps, call: TeamCall, staffId: number): Promise<void> {
  const by = changerOf(call)
  const place = { staffId, organizationId: call.params.id }
  await deps.database.inTransaction(async (tx) => {
    await deps.sellers.removeStaff(
      tx,
      { kind: 'staff', staffId: by.staffId },
      {
        ...place,
        refuse: (person, owners) =>
          refuseObstacle(staffObstacle(by, { staffId: person.id, role: person.role }, null, owners)),
      },
    )
    await deps.staff.endSessionsAt(tx, place)
  })
}

/** Revokes an invitation. Throws NOT_FOUND, FORBIDDEN, STAFF_OWNERS_ONLY. */
export async function revoke(deps: TeamDeps, call: TeamCall, invitationId: number): Promise<void> {
  const by = changerOf(call)
  const organizationId = call.params.id
  await deps.database.inTransaction(async (tx) => {
    const taken = await revokeInvitation(tx, call.scope, { organizationId, invitationId, now: deps.clock() })
    if (!taken) throw new Refusal('NOT_FOUND')
    refuseObstacle(inviteObstacle(by, taken.role))
    await deps.audit.record(tx, { kind: 'staff', staffId: by.staffId }, [
      {
        action: 'revokeInvitation',
        entity: 'staff_invitation',
        entityId: invitationId,
        organizationId,
        before: { name: taken.name, role: taken.role, phone: maskPhone(taken.phone) },
        after: null,
      },
    ])
  })
}
