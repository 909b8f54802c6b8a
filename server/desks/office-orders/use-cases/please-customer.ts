import { randomUUID } from 'node:crypto'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { GOODWILL_DAY_MS, goodwillLeft } from '@okolitsa/domain/office/goodwill.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { officeMessageDue } from '../../../engagement/notifications/events.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { authorOf, type OfficeOrdersDeps, partyOf } from '../order-deps.ts'
import { insertGoodwill, lockGoodwill, sumGoodwill } from '../store/goodwill.store.ts'
import { findFacts } from '../store/order-facts.store.ts'

async function customerOf(deps: OfficeOrdersDeps, actor: Office, orderId: number): Promise<number> {
  const [facts] = await Promise.all([
    findFacts(deps.executor, orderId),
    deps.orders.getForStaff(partyOf(actor), orderId),
  ])
  if (!facts) throw new Refusal('NOT_FOUND')
  if (facts.isErased) throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId })
  return facts.customerId
}

/**
 * Gives the customer of an order bonuses at the market's cost: the ledger posts the entry of the account to `platform`.
 * The limits are checked under locks of the order and of the person, so parallel gifts never exceed them.
 * @throws Refusal NOT_FOUND, ORDER_STEP_FORBIDDEN for an erased customer, GOODWILL_OVER_LIMIT (facts.left)
 */
export async function giveGoodwill(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  { bonuses, reason }: { readonly bonuses: number; readonly reason: string },
): Promise<void> {
  const customerId = await customerOf(deps, actor, orderId)
  const memberId = actor.staffId
  await deps.inTransaction(async (tx) => {
    await lockGoodwill(tx, { orderId, memberId })
    const now = deps.clock()
    const since = new Date(now.getTime() - GOODWILL_DAY_MS)
    const left = goodwillLeft(actor.roles, await sumGoodwill(tx, { orderId, memberId, since }))
    if (bonuses > left) throw new Refusal('GOODWILL_OVER_LIMIT', { left })
    const step = `goodwill:${await insertGoodwill(tx, { orderId, memberId, bonuses, reason, now })}`
    await deps.loyalty.giveBonuses(tx, authorOf(actor), { customerId, bonuses, at: now, about: { orderId, step } })
    await deps.audit.record(tx, authorOf(actor), [
      {
        ...{ action: 'giveGoodwill', entity: 'order', entityId: orderId, organizationId: null },
        ...{ before: null, after: { bonuses } },
      },
    ])
    await emit(tx, officeMessageDue({ key: step, orderId, customerId, bonuses, message: reason }))
  })
}

/**
 * Sends the customer a message about the order; the audit entry does not repeat its text.
 * @throws Refusal NOT_FOUND, ORDER_STEP_FORBIDDEN for an erased customer
 */
export async function notifyCustomer(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  message: string,
): Promise<void> {
  const customerId = await customerOf(deps, actor, orderId)
  await deps.inTransaction(async (tx) => {
    await deps.audit.record(tx, authorOf(actor), [
      {
        ...{ action: 'writeToCustomer', entity: 'order', entityId: orderId, organizationId: null },
        ...{ before: null, after: { length: message.length } },
      },
    ])
    const key = `office:${randomUUID()}`
    await emit(tx, officeMessageDue({ key, orderId, customerId, bonuses: null, message }))
  })
}
