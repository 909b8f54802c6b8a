import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { deliveryVatOf } from '@okolitsa/domain/fiscal/vat.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { kindOfPaymentMethod, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type PlanEffect, planEffectOf } from '@okolitsa/domain/subscription/plan-terms.ts'
import { monthsBetween, plusMonths } from '@okolitsa/domain/subscription/subscription.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { OfferedPlan, RunningSubscription } from '../../subscription/ports.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { findShop } from '../store/plan-order.store.ts'
import { countEnd, todayOf } from './end-plan.ts'

export type SoldPlan = OfferedPlan & { readonly productId: number }

export interface PlansOnSale {
  /** Seller id of the shop; null = the shop is not a seller. */
  readonly shopId: number | null
  /** VAT included in the prices, per cent; null = none. */
  readonly vat: number | null
  readonly plans: SoldPlan[]
  readonly methods: PaymentMethod[]
}

/** Plans on sale with their payment methods; empty when the shop is not a seller. */
export async function plansOnSale(
  { subscription, payments }: Pick<PlanDeps, 'subscription' | 'payments'>,
  executor: Executor,
): Promise<PlansOnSale> {
  const shop = await findShop(executor)
  const methods = shop ? ((await payments.methodsOf(executor, [shop.id])).get(shop.id) ?? []) : []
  // online methods only, since a plan begins with its payment
  const online = methods.filter((method) => kindOfPaymentMethod(method) === 'online')
  if (!shop || online.length === 0) return { shopId: null, vat: null, plans: [], methods: [] }
  const offered = await subscription.offeredPlans(executor)
  const plans = offered.filter((plan): plan is SoldPlan => plan.productId !== null)
  return { shopId: shop.id, vat: deliveryVatOf(shop.taxSystem), plans, methods: online }
}

/** Effect of buying a plan now. */
export interface PlanQuote {
  /** Effect of the purchase; null = the plan cannot be renewed yet. */
  readonly effect: PlanEffect | null
  readonly back: Kopecks
  readonly from: Date
  readonly to: Date
}

export async function quotePlan(
  deps: PlanDeps,
  executor: Executor,
  plan: OfferedPlan,
  running: RunningSubscription | null,
): Promise<PlanQuote> {
  const [now, today] = [deps.clock(), todayOf(deps.clock)]
  const facts = running && { planCode: running.planCode, endsOn: dayIn(SHOP_TIME_ZONE, running.endsAt) }
  const effect = planEffectOf(facts, plan.code, today)
  const back = running && effect === 'change' ? (await countEnd(deps, executor, running, today)).back : ZERO
  if (running && running.planCode === plan.code) {
    const { startedAt, endsAt: from } = running
    return { effect, back, from, to: plusMonths(startedAt, monthsBetween(startedAt, from) + plan.termMonths) }
  }
  return { effect, back, from: now, to: plusMonths(now, plan.termMonths) }
}
