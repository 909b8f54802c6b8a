import { type Clock, dayIn, type IsoDate, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { add, fromRoubles, type Kopecks, subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { backOfTerm } from '@okolitsa/domain/subscription/plan-terms.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { RunningSubscription } from '../../subscription/ports.ts'
import { type PlanDeps, SHOP } from '../plan-deps.ts'
import { listEndedUnrefunded, listRunning } from '../store/plan-order.store.ts'

export interface EndOfTerms {
  readonly terms: readonly { readonly orderId: number; readonly lineId: number; readonly kept: Kopecks }[]
  readonly paid: Kopecks
  readonly back: Kopecks
  readonly used: number
}

/** Current day in the shop's time zone; a begun day counts as used. */
export const todayOf = (clock: Clock): IsoDate => dayIn(SHOP_TIME_ZONE, clock())

/** Refunds when the subscription ends on a day; none for a gifted subscription. */
export async function countEnd(
  { subscription }: Pick<PlanDeps, 'subscription'>,
  executor: Executor,
  running: Pick<RunningSubscription, 'id'>,
  today: IsoDate,
): Promise<EndOfTerms> {
  const terms = []
  const sums = { paid: [] as Kopecks[], back: [] as Kopecks[], used: 0 }
  for (const { id, lineId, price, fromAt, toAt, deliveries } of await listRunning(executor, running.id)) {
    if (!fromAt || !toAt) continue
    const used = await subscription.usedDeliveries(executor, { subscriptionId: running.id, from: fromAt, to: toAt })
    const [from, to] = [dayIn(SHOP_TIME_ZONE, fromAt), dayIn(SHOP_TIME_ZONE, toAt)]
    const back = backOfTerm({ paid: price, from, to, deliveries, used }, today)
    terms.push({ orderId: id, lineId, kept: subtract(price, back) })
    sums.paid.push(price)
    sums.back.push(back)
    sums.used += used
  }
  return { terms, paid: add(...sums.paid), back: add(...sums.back), used: sums.used }
}

/**
 * Ends the current plan in the caller's transaction: refunds its orders and removes free deliveries and services. A
 * concurrent checkout with a free delivery either runs first and is counted, or runs later without a free delivery.
 */
export async function endTerms(
  deps: PlanDeps,
  tx: Executor,
  customerId: number,
  running: RunningSubscription,
  { today, reason }: { readonly today: IsoDate; readonly reason: string },
): Promise<EndOfTerms> {
  const now = deps.clock()
  await deps.subscription.lockFreeDeliveries(tx, customerId, now)
  const end = await refundTerms(deps, tx, running, { today, reason })
  await deps.subscription.endSubscription(tx, SHOP, { customerId, at: now })
  return end
}

/** Refunds the paid terms of a subscription as of a day; an order that was refunded is not found again. */
async function refundTerms(
  deps: PlanDeps,
  tx: Executor,
  subscription: Pick<RunningSubscription, 'id'>,
  { today, reason }: { readonly today: IsoDate; readonly reason: string },
): Promise<EndOfTerms> {
  const end = await countEnd(deps, tx, subscription, today)
  for (const { orderId, lineId, kept } of end.terms) {
    await deps.orders.changeByShop(tx, orderId, { kind: 'endTerm', lines: [{ lineId, kept }] }, reason)
  }
  return end
}

/** Refunds the plans of a customer that ended when two accounts became one, as of the day of the merge. A repetition changes nothing. */
export const refundMerged = (deps: PlanDeps, scope: CustomerScope): Promise<void> =>
  deps.inTransaction(async (tx) => {
    await deps.lifecycle.lockOrderingPast(tx, scope.customerId)
    const reason = SYSTEM_CANCEL_REASONS.plansMerged
    for (const { id, endedAt } of await listEndedUnrefunded(tx, scope))
      await refundTerms(deps, tx, { id }, { today: dayIn(SHOP_TIME_ZONE, endedAt), reason })
  })

/** Ends a customer's plan once. Refuses NOT_FOUND without a current plan and PLAN_TERMS_CHANGED for another sum. */
export async function endPlan(deps: PlanDeps, scope: CustomerScope, expectedBack: number): Promise<void> {
  const { customerId } = scope
  await deps.inTransaction(async (tx) => {
    await deps.lifecycle.lockOrderingPast(tx, customerId)
    const running = await deps.subscription.runningOf(tx, customerId, deps.clock())
    if (!running) throw new Refusal('NOT_FOUND')
    const reason = SYSTEM_CANCEL_REASONS.planEnded
    const { paid, back } = await endTerms(deps, tx, customerId, running, { today: todayOf(deps.clock), reason })
    if (fromRoubles(expectedBack) !== back) {
      throw new Refusal('PLAN_TERMS_CHANGED', { total: toRoubles(paid), back: toRoubles(back) })
    }
  })
}
