import type { Revealed } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type PersonalField, REVEAL_MS, type RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { authorOf, type OfficeOrdersDeps, partyOf } from '../order-deps.ts'
import { personalValuesOf } from '../personal-values.ts'
import { presentReveal } from '../present-office-order.ts'
import { insertReveal, listReveals, lockReveals } from '../store/office-work.store.ts'
import { findFacts } from '../store/order-facts.store.ts'

export interface RevealAsked {
  readonly orderId: number
  readonly field: PersonalField
  readonly reason: RevealReason
}

/**
 * Reveals a personal field for ten minutes. The look is stored for the customer and audited; a repeat within the ten
 * minutes finds the same look. Refuses NOT_FOUND for an unknown order or a field that it does not have.
 */
export async function revealField(
  deps: OfficeOrdersDeps,
  actor: Office,
  { orderId, field, reason }: RevealAsked,
  language: Language,
): Promise<Revealed> {
  const [{ page }, facts] = await Promise.all([
    deps.orders.getForStaff(partyOf(actor), orderId),
    findFacts(deps.executor, orderId),
  ])
  const found = facts && personalValuesOf(page, facts, language).find((one) => one.field === field)
  if (!found) throw new Refusal('NOT_FOUND')
  const memberId = actor.staffId
  return deps.inTransaction(async (tx) => {
    await lockReveals(tx, orderId, memberId)
    const now = deps.clock()
    const reveals = await listReveals(tx, { orderId, memberId, since: new Date(now.getTime() - REVEAL_MS) })
    const earlier = reveals.find((one) => one.field === field)
    if (earlier) return presentReveal(found, earlier.at)
    await insertReveal(tx, { orderId, customerId: facts.customerId, memberId, field, reason, now })
    await deps.audit.note(tx, authorOf(actor), {
      ...{ kind: 'read', action: 'revealField', entity: 'order', entityId: orderId, organizationId: null },
      facts: { field, reason },
    })
    return presentReveal(found, now)
  })
}
