import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { findMember } from '../store/member.store.ts'

/** @throws Refusal UNAUTHORIZED when the person no longer works in the office */
export async function presentMember(executor: Executor, memberId: number): Promise<OfficeMember> {
  const member = await findMember(executor, memberId)
  if (!member) throw new Refusal('UNAUTHORIZED')
  const { id, name, roles, passkeys, hasTotp, recoveryCodes } = member
  return {
    id,
    name,
    roles,
    permissions: [...officePermissionsOf(roles)],
    factors: { passkeys, hasTotp, recoveryCodes },
  }
}
