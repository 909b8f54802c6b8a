import type { plansEndpoints } from '@okolitsa/contracts/subscription/plans.endpoints.ts'
import type { OwnPlans, PlanOrder } from '@okolitsa/contracts/subscription/plans.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { renewableFrom } from '@okolitsa/domain/subscription/plan-terms.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { listNotBegun, listOwn, type PlanOrderRow } from '../store/plan-order.store.ts'
import { beginPaid } from '../use-cases/begin-plan.ts'
import { buyPlan } from '../use-cases/buy-plan.ts'
import { countEnd, endPlan, todayOf } from '../use-cases/end-plan.ts'
import { plansOnSale, quotePlan } from '../use-cases/offer-plans.ts'

const MAX_ORDERS = 20

export function plansHandlers(deps: PlanDeps): Handlers<typeof plansEndpoints> {
  const { executor, clock } = deps

  const runningOf = async (scope: CustomerScope): Promise<OwnPlans['running']> => {
    const running = await deps.subscription.runningOf(executor, scope.customerId, clock())
    if (!running) return null
    const { paid, back, used } = await countEnd(deps, executor, running, todayOf(clock))
    return {
      plan: running.planCode,
      family: running.family,
      from: running.startedAt.toISOString(),
      to: running.endsAt.toISOString(),
      renewFrom: renewableFrom({ endsOn: dayIn(SHOP_TIME_ZONE, running.endsAt) }),
      paid: toRoubles(paid),
      back: toRoubles(back),
      usedDeliveries: used,
    }
  }

  const offersTo = async (scope: CustomerScope): Promise<OwnPlans['offers']> => {
    const running = await deps.subscription.runningOf(executor, scope.customerId, clock())
    const { plans } = await plansOnSale(deps, executor)
    const offers: OwnPlans['offers'] = []
    for (const plan of plans) {
      const { effect, back, from, to } = await quotePlan(deps, executor, plan, running)
      const sums = { total: toRoubles(plan.price), back: toRoubles(back) }
      offers.push({ plan: plan.code, effect, ...sums, from: from.toISOString(), to: to.toISOString() })
    }
    return offers
  }

  const present = async (row: PlanOrderRow): Promise<PlanOrder> => {
    const [refunds, receipts] = await Promise.all([
      deps.payments.refundsOf(executor, row.id),
      deps.fiscal.receiptsOf(row.id),
    ])
    return {
      id: row.id,
      number: orderNumberOf(row.id),
      plan: row.planCode,
      family: row.family,
      status: row.state,
      paymentStatus: row.paymentStatus,
      paymentMethod: row.paymentMethod,
      orderDate: row.placedAt.toISOString(),
      payBefore: row.payBefore?.toISOString() ?? null,
      price: toRoubles(row.price),
      from: row.fromAt?.toISOString() ?? null,
      to: row.toAt?.toISOString() ?? null,
      kept: row.state === 'canceled' && row.fromAt ? toRoubles(row.kept) : null,
      refunds: refunds.map(({ amount, status, createdAt }) => ({
        amount: toRoubles(amount),
        status,
        createdAt: createdAt.toISOString(),
      })),
      receipts: receipts.flatMap(({ kind, total, url, createdAt }) =>
        url === null ? [] : [{ kind, total: toRoubles(total), url, createdAt: createdAt.toISOString() }],
      ),
    }
  }

  const readOwn = async (scope: CustomerScope): Promise<OwnPlans> => {
    const [running, offers, rows] = await Promise.all([
      runningOf(scope),
      offersTo(scope),
      listOwn(executor, scope, MAX_ORDERS),
    ])
    return { running, offers, orders: await Promise.all(rows.map(present)) }
  }

  return {
    plans: async () => {
      const { plans, methods } = await plansOnSale(deps, executor)
      return {
        plans: plans.map(({ code, family, price, termMonths, freeDeliveries, services }) => ({
          code,
          family,
          price: toRoubles(price),
          termMonths,
          freeDeliveries,
          services: [...services],
        })),
        paymentMethods: methods,
      }
    },
    ownPlans: async ({ scope }) => {
      // after the return from the bank a paid plan is displayed as begun, even before its event is delivered
      for (const { id, payBefore } of await listNotBegun(executor, scope)) if (!payBefore) await beginPaid(deps, id)
      return readOwn(scope)
    },
    buyPlan: ({ headers, body, scope, context: { isPreview } }) =>
      buyPlan(deps, { scope, key: headers['idempotency-key'], isPreview, body }),
    endPlan: async ({ body, scope }) => {
      await endPlan(deps, scope, body.expectedBack)
      return readOwn(scope)
    },
  }
}
