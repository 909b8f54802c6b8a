import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { REFUND_DAY_MS, refundLeftOf } from '@okolitsa/domain/office/market-refund.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { officeMessageDue } from '../../../engagement/notifications/events.ts'
import type { ProposedRefund } from '../../../people/office/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { type OfficeOrdersDeps, partyOf } from '../order-deps.ts'
import { insertRefund, lockRefunds, sumRefunds } from '../store/office-refund.store.ts'
import { findFacts } from '../store/order-facts.store.ts'

type GivingDeps = Deps<'clock' | 'audit' | 'payments'>

/**
 * Returns money of an order at the market's cost, within the person's limit at once and above it with the approval of
 * another person. The limit is checked under a lock of the person, and payments never return more than was paid under a
 * lock of the order.
 * @throws Refusal NOT_FOUND, REFUND_OVER_PAID (facts.most)
 */
export async function refundMoney(
  deps: OfficeOrdersDeps,
  { roles, ...actor }: Office,
  orderId: number,
  { amount, reason }: { readonly amount: Kopecks; readonly reason: string },
): Promise<void> {
  const memberId = actor.staffId
  const [{ page }, { most }] = await Promise.all([
    deps.orders.getForStaff(partyOf({ roles, ...actor }), orderId),
    deps.payments.returnableOf(deps.executor, orderId),
  ])
  if (amount > most) throw new Refusal('REFUND_OVER_PAID', { most: toRoubles(most) })
  const refund = { orderId, number: page.view.number, amount, reason }
  const isMade = await deps.inTransaction(async (tx) => {
    await lockRefunds(tx, memberId)
    const left = refundLeftOf(roles, await sumRefunds(tx, memberId, dayBefore(deps)))
    if (amount > left) return false
    await giveBack(deps, tx, memberId, refund, false)
    return true
  })
  if (!isMade) await deps.office.proposeRefund(memberId, refund)
}

const dayBefore = ({ clock }: Deps<'clock'>): Date => new Date(clock().getTime() - REFUND_DAY_MS)

/** What a person may return of an order, and the refund that waits for approval; kopecks. */
export async function refundingOf(
  { executor, payments, office, clock }: Pick<OfficeOrdersDeps, 'executor' | 'payments' | 'office' | 'clock'>,
  { staffId, roles }: Office,
  orderId: number,
) {
  const [{ most, cardEnd }, used, waiting] = await Promise.all([
    payments.returnableOf(executor, orderId),
    sumRefunds(executor, staffId, dayBefore({ clock })),
    office.waitingRefund(executor, orderId),
  ])
  return { most, cardEnd, left: refundLeftOf(roles, used), waiting }
}

/** Returns the money, tells the customer and audits it. */
export async function giveBack(
  deps: GivingDeps,
  tx: Executor,
  memberId: number,
  { orderId, amount, reason }: Omit<ProposedRefund, 'number'>,
  isApproved: boolean,
): Promise<void> {
  const id = await insertRefund(tx, { orderId, memberId, amount, reason, isApproved, now: deps.clock() })
  const key = `office:${id}`
  // the customer's words stay in rows that are erased with the account
  await deps.payments.refundAtMarketCost(tx, orderId, {
    ...{ key, amount: amount as Kopecks, reason: 'returned by the office at the market’s cost' },
  })
  await deps.audit.record(tx, { kind: 'staff', staffId: memberId }, [
    {
      ...{ action: 'refundMoney', entity: 'order', entityId: orderId, organizationId: null },
      ...{ before: null, after: { amount, isApproved } },
    },
  ])
  const facts = await findFacts(tx, orderId)
  if (!facts || facts.isErased) return
  const message = wordsIn(facts.language).officeRefund(toRoubles(amount as Kopecks), reason)
  await emit(tx, officeMessageDue({ key, orderId, customerId: facts.customerId, bonuses: null, message }))
}
