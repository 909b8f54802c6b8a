import type { OfficePlans, officePlansEndpoints } from '@okolitsa/contracts/subscription/office-plans.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { planCodeOf } from '@okolitsa/domain/subscription/subscription.ts'
import type { Executor, InTransaction } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PlanDeps } from '../plan-deps.ts'
import type { PlanCommands } from '../ports.ts'
import { findShop } from '../store/plan-order.store.ts'
import { plansOnSale } from '../use-cases/offer-plans.ts'

interface OfficePlansDeps extends Pick<PlanDeps, 'subscription' | 'payments'> {
  readonly executor: Executor
  readonly inTransaction: InTransaction
  readonly clock: Clock
  readonly commands: Pick<PlanCommands, 'sellPlans'>
}

/** The office's editor of membership plans: an edition is archived and not deleted, and its terms never change. */
export function officePlansHandlers(deps: OfficePlansDeps): Handlers<typeof officePlansEndpoints> {
  const { executor, inTransaction, clock, subscription, commands } = deps
  const read = async (on: Executor): Promise<OfficePlans> => {
    const editions = await subscription.planEditions(on)
    return {
      items: editions.map(({ productId: _product, price, services, ...plan }) => ({
        ...plan,
        price: toRoubles(price),
        services: [...services],
      })),
      isSold: (await plansOnSale(deps, on)).shopId !== null,
    }
  }
  const offer = (staffId: number, code: string, isOffered: boolean) =>
    inTransaction(async (tx) => {
      await subscription.offerPlan(tx, { kind: 'staff', staffId }, code, isOffered)
      return read(tx)
    })
  return {
    listOfficePlans: () => read(executor),
    createOfficePlan: ({ actor, body: { replaces, price, ...terms } }) =>
      inTransaction(async (tx) => {
        const author = { kind: 'staff', staffId: actor.staffId } as const
        if (replaces !== null && !(await subscription.offerPlan(tx, author, replaces, false)))
          throw new Refusal('SHOWCASE_CHANGED')
        const code = planCodeOf(terms.family, clock())
        await subscription.createPlan(tx, author, { ...terms, code, price: fromRoubles(price) })
        // before the market is a seller, plans wait for it
        if (await findShop(tx)) await commands.sellPlans(tx, author)
        return read(tx)
      }),
    archiveOfficePlan: ({ actor, params }) => offer(actor.staffId, params.code, false),
    restoreOfficePlan: ({ actor, params }) => offer(actor.staffId, params.code, true),
  }
}
