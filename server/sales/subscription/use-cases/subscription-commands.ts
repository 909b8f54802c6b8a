import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { plusMonths } from '@okolitsa/domain/subscription/subscription.ts'
import { mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { SubscriptionService } from '../ports.ts'
import { findTerm, insertPlan, listEditions, listOffered, saveProduct, setOffered } from '../store/plan.store.ts'
import { insertSubscription, lockSubscription, openMonth } from '../store/subscription.store.ts'
import { beginTerm } from './begin-term.ts'
import { endRunning } from './turn-months.ts'

/** Maximum price of a plan, kopecks: a hundred thousand roubles. */
const DEAREST = 10_000_000

type Commands = Pick<
  SubscriptionService,
  | 'createPlan'
  | 'offeredPlans'
  | 'planEditions'
  | 'offerPlan'
  | 'putOnSale'
  | 'startSubscription'
  | 'endSubscription'
  | 'beginTerm'
>

export function createSubscriptionCommands({ audit }: { readonly audit: AuditService }): Commands {
  return {
    offeredPlans: listOffered,
    putOnSale: saveProduct,
    planEditions: listEditions,
    offerPlan: async (tx, author, planCode, isOffered) => {
      const wasOffered = await setOffered(tx, planCode, isOffered)
      if (wasOffered === null) throw new Refusal('NOT_FOUND')
      if (wasOffered === isOffered) return false
      await audit.record(tx, author, [
        {
          action: isOffered ? 'restorePlan' : 'archivePlan',
          entity: 'subscription_plan',
          entityId: planCode,
          organizationId: null,
          before: { isOffered: wasOffered },
          after: { isOffered },
        },
      ])
      return true
    },
    createPlan: async (tx, author, plan) => {
      const rules = { price: whole(1, DEAREST), termMonths: whole(1, 36), freeDeliveries: whole(1, 100) }
      const { price, termMonths, freeDeliveries } = plan
      refuseMistakes(mistakesOf(rules, { price, termMonths, freeDeliveries }))
      await orTaken({ subscription_plan_pkey: 'code' }, () => insertPlan(tx, plan))
      await audit.record(tx, author, [
        {
          action: 'createPlan',
          entity: 'subscription_plan',
          entityId: plan.code,
          organizationId: null,
          before: null,
          after: { ...plan },
        },
      ])
    },
    startSubscription: async (tx, author, { customerId, planCode, at }) => {
      const termMonths = await findTerm(tx, planCode)
      if (termMonths === null) throw new Refusal('NOT_FOUND')
      const scope = customersOwn(customerId)
      const running = await lockSubscription(tx, scope)
      if (running && running.endsAt <= at) await endRunning(tx, running.id, at)
      const endsAt = plusMonths(at, termMonths)
      const id = await insertSubscription(tx, scope, { planCode, startedAt: at, endsAt })
      if (id === null) return false
      await openMonth(tx, id, { number: 1, from: at, to: plusMonths(at, 1) })
      await audit.record(tx, author, [
        {
          action: 'startSubscription',
          entity: 'subscription',
          entityId: id,
          organizationId: null,
          before: null,
          after: { customerId, planCode, endsAt: endsAt.toISOString() },
        },
      ])
      return true
    },
    beginTerm: (tx, author, term) => beginTerm(audit, tx, author, term),
    endSubscription: async (tx, author, { customerId, at }) => {
      const running = await lockSubscription(tx, customersOwn(customerId))
      if (!running) return false
      await endRunning(tx, running.id, at)
      await audit.record(tx, author, [
        {
          action: 'endSubscription',
          entity: 'subscription',
          entityId: running.id,
          organizationId: null,
          before: { customerId, endedAt: null },
          after: { customerId, endedAt: at.toISOString() },
        },
      ])
      return true
    },
  }
}
