import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { type PlanDeps, SHOP } from '../plan-deps.ts'
import { findPlanOrder, listOver, listPaidNotBegun, type PlanOrderRow, saveTerm } from '../store/plan-order.store.ts'
import { endTerms } from './end-plan.ts'

/** Maximum orders processed per minute. */
const BATCH = 200

/** Begins the plan of a paid order; ignores unpaid orders, begun plans and orders without a plan. */
export async function beginPaid(deps: PlanDeps, orderId: number): Promise<void> {
  const row = await findPlanOrder(deps.executor, orderId)
  if (!row) return
  await deps.inTransaction(async (tx) => {
    await deps.lifecycle.lockOrderingPast(tx, row.customerId)
    await beginLocked(deps, tx, row)
  })
}

/**
 * Begins the plan of a paid order under the customer's lock. Another current plan is refunded as of the order's day.
 */
export async function beginLocked(deps: PlanDeps, tx: Executor, row: PlanOrderRow): Promise<void> {
  const { id, customerId, planCode } = row
  const order = await deps.lifecycle.lock(tx, id)
  if (order?.state !== 'formed' || order.payBefore !== null) return
  const now = deps.clock()
  const running = await deps.subscription.runningOf(tx, customerId, now)
  if (running && running.planCode !== planCode) {
    const today = dayIn(SHOP_TIME_ZONE, order.placedAt)
    await endTerms(deps, tx, customerId, running, { today, reason: SYSTEM_CANCEL_REASONS.planReplaced })
  }
  await saveTerm(tx, id, await deps.subscription.beginTerm(tx, SHOP, { customerId, planCode, at: now }))
  await deps.lifecycle.move(tx, order, { to: 'booked', actor: 'system', actorId: null, reason: '' })
  await deps.payments.capture(tx, id)
}

/** Begins paid plans whose event was lost. */
export async function beginForgotten(deps: PlanDeps): Promise<void> {
  for (const id of await listPaidNotBegun(deps.executor, BATCH)) await beginPaid(deps, id)
}

/** Closes orders with an expired term. */
export async function closeOver(deps: PlanDeps): Promise<void> {
  for (const id of await listOver(deps.executor, deps.clock(), BATCH)) {
    await deps.inTransaction(async (tx) => {
      const order = await deps.lifecycle.lock(tx, id)
      if (order?.state !== 'booked') return
      await deps.lifecycle.move(tx, order, { to: 'received', actor: 'system', actorId: null, reason: '' })
    })
  }
}
