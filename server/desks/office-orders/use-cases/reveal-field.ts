import type { Revealed } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type OfficeOrdersDeps, partyOf } from '../order-deps.ts'
import { personalValuesOf } from '../personal-values.ts'
import { presentReveal } from '../present-office-order.ts'
import { findFacts } from '../store/order-facts.store.ts'
import { look } from './look.ts'

interface RevealAsked {
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
  const subject = { orderId, customerId: facts.customerId }
  const at = await deps.inTransaction((tx) => look(deps, tx, { subject, memberId: actor.staffId, field, reason }))
  return presentReveal(found, at)
}
