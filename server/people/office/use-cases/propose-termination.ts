import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
import type { ProposedTermination } from '../ports.ts'
import { lockMember } from '../store/member.store.ts'
import { findPerson } from '../store/people.store.ts'
import { type ProposedChange, proposeIfNeeded } from './propose.ts'

/**
 * Proposes the end of a contract with a seller, or ends it when no approval is needed now; the caller's right is read
 * again under the lock of people. @throws Refusal FORBIDDEN, and the refusals of the change
 */
export const proposeTermination = (
  deps: OfficeDeps & Deps<'market'>,
  proposedBy: number,
  seller: ProposedTermination,
): Promise<ProposedChange | null> =>
  deps.database.inTransaction(async (tx) => {
    await lockMember(tx, null)
    const caller = await findPerson(tx, proposedBy)
    const permissions = caller?.isActive ? officePermissionsOf(caller.roles) : []
    if (!permissions.includes('manageSellers')) throw new Refusal('FORBIDDEN')
    const proposed = await proposeIfNeeded(deps, tx, proposedBy, {
      ...{ kind: 'terminateSeller', personId: null, name: seller.title, phone: '', isSent: false },
      ...{ rolesBefore: [], rolesAfter: [], seller },
    })
    // a person who may not approve never confirms alone
    if (proposed) return permissions.includes('managePeople') ? proposed : { ...proposed, aloneFrom: null }
    const { id, reason, message, endsOn } = seller
    await deps.accounts.terminateSeller(tx, authorOf(proposedBy), id, { reason, message, endsOn, now: deps.clock() })
    return null
  })
