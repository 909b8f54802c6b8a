import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { fromRoubles, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { renewableFrom } from '@okolitsa/domain/subscription/plan-terms.ts'
import { planTitle } from '@okolitsa/strings/ru/fiscal.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Seller } from '../../supply/sellers/ports.ts'
import type { CheckoutTrade, PlacedOrder, Promised, Reserved, Sale } from '../checkout/ports.ts'
import type { PlanDeps } from './plan-deps.ts'
import { findRecipient, insertPlanOrder, listNotBegun, type PlanOrderRow } from './store/plan-order.store.ts'
import { beginLocked } from './use-cases/begin-plan.ts'
import { plansOnSale, quotePlan, type SoldPlan } from './use-cases/offer-plans.ts'

/** The requested plan, and the sums displayed to the customer. */
export interface PlanTerms {
  readonly plan: string
  readonly paymentMethod: PaymentMethod
  /** Expected total, roubles. */
  readonly expectedTotal: number
  readonly expectedBack: number
}

/** A sale whose line is the code of a plan. */
type PlanSale = Sale<string, PlanTerms>

interface ReservedPlan extends Reserved {
  readonly plan: SoldPlan
  readonly shop: Seller
  /** VAT, per cent; null = the shop pays none. */
  readonly vat: number | null
  readonly recipient: { readonly name: string; readonly phone: string }
}

/** The trade of subscription plans, whose seller is the shop. */
export const membershipTrade = (deps: PlanDeps): CheckoutTrade<string, PlanSale['terms'], ReservedPlan, Promised> => ({
  reserve: async (tx, { customer, line, terms }) => {
    // serializes concurrent requests of one customer
    await deps.lifecycle.lockOrderingPast(tx, customer.customerId)
    const { shopId, vat, plans, methods } = await plansOnSale(deps, tx)
    const plan = plans.find(({ code }) => code === line)
    const shop = shopId === null ? null : await deps.sellers.sellerOf(shopId)
    const recipient = await findRecipient(tx, customer)
    if (!plan || !shop || !recipient) throw new Refusal('NOT_FOUND')
    const { paymentMethod } = terms
    const reserved = { organizationId: shop.id, methods, paymentMethod, plan, shop, vat, recipient }
    if (!methods.includes(paymentMethod)) return reserved

    const waiting = await listNotBegun(tx, customer)
    // the payment of the order arrived a moment ago
    for (const paid of waiting.filter(({ payBefore }) => payBefore === null)) await beginLocked(deps, tx, paid)
    const running = await deps.subscription.runningOf(tx, customer.customerId, deps.clock())
    const { effect, back } = await quotePlan(deps, tx, plan, running)
    if (effect === null && running) {
      throw new Refusal('PLAN_RUNS', { from: renewableFrom({ endsOn: dayIn(SHOP_TIME_ZONE, running.endsAt) }) })
    }
    if (fromRoubles(terms.expectedTotal) !== plan.price || fromRoubles(terms.expectedBack) !== back) {
      throw new Refusal('PLAN_TERMS_CHANGED', { total: toRoubles(plan.price), back: toRoubles(back) })
    }
    const unpaid = waiting.filter(({ payBefore }) => payBefore !== null)
    const same = unpaid.find((one) => one.planCode === plan.code && one.paymentMethod === paymentMethod)
    for (const other of unpaid) if (other !== same) await giveUp(deps, tx, other.id)
    return { ...reserved, standing: same && standingOf(same, shop) }
  },
  price: (_, { plan, shop, vat }) => ({
    lines: [
      {
        productId: plan.productId,
        title: planTitle(plan.family, plan.termMonths),
        slug: plan.code.toLowerCase(),
        categoryUrlKey: 'plans',
        image: shop.smallImage,
        unit: null,
        measure: 1,
        isWeight: false,
        vat,
        price: plan.price,
        finalPrice: plan.price,
        quantity: 1,
        substitution: 'none',
        options: [],
      },
    ],
    loyalty: null,
    limited: null,
    mismatch: () => null,
  }),
  promise: async () => ({ price: ZERO, usesFreeDelivery: false }),
  draft: ({ now }, { plan, recipient }) => ({
    deliveryKind: 'plan',
    place: null,
    recipient,
    comment: '',
    delivery: { date: dayIn(SHOP_TIME_ZONE, now), fromHour: null, toHour: null, timeZone: SHOP_TIME_ZONE },
    write: (tx, order) => insertPlanOrder(tx, order.id, plan.code),
  }),
})

/** An unpaid order of the same plan. */
const standingOf = (
  { id, price: total, paymentMethod }: PlanOrderRow,
  { id: organizationId }: Seller,
): PlacedOrder => ({
  id,
  number: orderNumberOf(id),
  organizationId,
  paymentMethod,
  total,
})

/** Cancels the unpaid order that a new choice replaces. */
async function giveUp(deps: PlanDeps, tx: Executor, orderId: number): Promise<void> {
  const order = await deps.lifecycle.lock(tx, orderId)
  if (order?.state !== 'formed') return
  const reason = SYSTEM_CANCEL_REASONS.planReplaced
  await deps.lifecycle.move(tx, order, { to: 'canceled', actor: 'system', actorId: null, reason })
  await deps.payments.closeForCanceledOrder(tx, orderId)
}
