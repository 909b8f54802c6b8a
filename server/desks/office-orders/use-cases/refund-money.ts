import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { REFUND_DAY_MS, refundLeftOf } from '@okolitsa/domain/office/market-refund.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { officeMessageDue } from '../../../engagement/notifications/events.ts'
import type { marketRefundMade } from '../../../money/payments/events.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import type { PayloadOf } from '../../../platform/events/event.ts'
import type { Deps } from '../../../services.ts'
import { type OfficeOrdersDeps, partyOf } from '../order-deps.ts'
import { findFacts } from '../store/order-facts.store.ts'

const dayBefore = ({ clock }: Deps<'clock'>): Date => new Date(clock().getTime() - REFUND_DAY_MS)

/**
 * Returns money of an order at the market's cost, within the person's limit at once and above it with the approval of
 * another person. The limit is checked under a lock of the person, and payments never return more than was paid under a
 * lock of the order.
 * @throws Refusal NOT_FOUND, REFUND_OVER_PAID (facts.most)
 */
export async function refundMoney(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  { amount, reason }: { readonly amount: Kopecks; readonly reason: string },
): Promise<void> {
  const { staffId: memberId, roles } = actor
  const [{ most }] = await Promise.all([
    deps.payments.returnableOf(deps.executor, orderId),
    deps.orders.getForStaff(partyOf(actor), orderId),
  ])
  if (amount > most) throw new Refusal('REFUND_OVER_PAID', { most: toRoubles(most) })
  const isMade = await deps.inTransaction(async (tx) => {
    const used = await deps.payments.lockMarketRefunds(tx, memberId, dayBefore(deps))
    if (amount > refundLeftOf(roles, used)) return false
    await deps.orders.refundAtMarketCost(tx, { orderId, memberId, amount, reason, isApproved: false })
    return true
  })
  if (!isMade) await deps.office.proposeRefund(memberId, { orderId, number: spacedNumber(orderId), amount, reason })
}

/** The sums that a person may return of an order, and the refund that waits for approval; kopecks. */
export async function refundingOf(
  deps: Pick<OfficeOrdersDeps, 'executor' | 'payments' | 'office' | 'clock'>,
  { staffId, roles }: Office,
  orderId: number,
) {
  const { executor, payments, office } = deps
  const [{ most, cardEnd }, used, waiting] = await Promise.all([
    payments.returnableOf(executor, orderId),
    payments.sumMarketRefunds(executor, staffId, dayBefore(deps)),
    office.waitingRefund(executor, orderId),
  ])
  return { most, cardEnd, left: refundLeftOf(roles, used), waiting }
}

/** Notifies the customer why the market returns money, unless the account was erased. */
export async function notifyOfRefund(
  executor: Executor,
  { orderId, key, amount, reason }: PayloadOf<typeof marketRefundMade>,
): Promise<void> {
  const facts = await findFacts(executor, orderId)
  if (!facts || facts.isErased) return
  const message = wordsIn(facts.language).officeRefund(toRoubles(amount), reason)
  await emit(executor, officeMessageDue({ key, orderId, customerId: facts.customerId, bonuses: null, message }))
}
