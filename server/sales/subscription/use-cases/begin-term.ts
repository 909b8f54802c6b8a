import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { monthsBetween, plusMonths } from '@okolitsa/domain/subscription/subscription.ts'
import type { AuditService, Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { SubscriptionTerm } from '../ports.ts'
import { findMonths } from '../store/plan.store.ts'
import {
  findSubscription,
  insertSubscription,
  lockSubscription,
  openMonth,
  prolongSubscription,
} from '../store/subscription.store.ts'
import { endRunning } from './turn-months.ts'

/** Begins a paid term: after the current term of the plan, or now. */
export async function beginTerm(
  audit: AuditService,
  tx: Executor,
  author: Author,
  { customerId, planCode, at }: { readonly customerId: number; readonly planCode: string; readonly at: Date },
): Promise<SubscriptionTerm> {
  const months = await findMonths(tx, planCode)
  if (months === null) throw new Refusal('NOT_FOUND')
  const scope = customersOwn(customerId)
  const locked = await lockSubscription(tx, scope)
  const running = await findSubscription(tx, scope, at)
  if (locked && running?.planCode === planCode) {
    const { id, startedAt, endsAt: from } = running
    // counted from the beginning, so that a term from the 31st ends on the 31st again after a shorter month
    const to = plusMonths(startedAt, monthsBetween(startedAt, from) + months)
    await prolongSubscription(tx, id, to)
    await audit.record(tx, author, [
      {
        action: 'renewSubscription',
        entity: 'subscription',
        entityId: id,
        organizationId: null,
        before: { customerId, endsAt: from.toISOString() },
        after: { customerId, endsAt: to.toISOString() },
      },
    ])
    return { subscriptionId: id, from, to }
  }
  // the previous term has expired, and no task has closed it yet
  if (locked) await endRunning(tx, locked.id, at)
  const to = plusMonths(at, months)
  const id = await insertSubscription(tx, scope, { planCode, startedAt: at, endsAt: to })
  if (id === null) throw new Error(`customer ${customerId} has a subscription that was not there a moment ago`)
  await openMonth(tx, id, { number: 1, from: at, to: plusMonths(at, 1) })
  await audit.record(tx, author, [
    {
      action: 'startSubscription',
      entity: 'subscription',
      entityId: id,
      organizationId: null,
      before: null,
      after: { customerId, planCode, endsAt: to.toISOString() },
    },
  ])
  return { subscriptionId: id, from: at, to }
}
