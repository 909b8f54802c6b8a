import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { SYSTEM_CANCEL_REASONS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { renewableFrom } from '@okolitsa/domain/subscription/plan-terms.ts'
import { planTitle } from '@okolitsa/strings/ru/fiscal.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { OrderDraft } from '../../order-lifecycle/ports.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { findRecipient, insertPlanOrder, listNotBegun, type PlanOrderRow } from '../store/plan-order.store.ts'
import { beginLocked } from './begin-plan.ts'
import { plansOnSale, quotePlan, type SoldPlan } from './offer-plans.ts'

export interface PlanRequest {
  readonly scope: CustomerScope
  readonly key: string
  readonly body: {
    readonly plan: string
    readonly paymentMethod: PaymentMethod
    /** Roubles. */
    readonly expectedTotal: number
    readonly expectedBack: number
  }
}

/** What buying came to; kept with its key in this form. */
export interface PlanBought {
  readonly orderId: number
  readonly number: string
  /** Roubles. */
  readonly total: number
  readonly payUrl: string
}

/** Writes the order of a plan on the one road of orders and money, once for each key. */
export async function buyPlan(deps: PlanDeps, { scope, key, body }: PlanRequest): Promise<PlanBought> {
  const { customerId } = scope
  const paymentIds: string[] = []
  const bought = await deps.inTransaction((tx) =>
    deps.checkout.once(tx, { customerId, key, request: body }, () => buyOnce(deps, tx, scope, body, paymentIds)),
  )
  await deps.payments.registerSoon(paymentIds)
  return bought
}

const boughtOf = ({ id, price }: Pick<PlanOrderRow, 'id' | 'price'>): PlanBought => ({
  orderId: id,
  number: orderNumberOf(id),
  total: toRoubles(price),
  payUrl: `/payment/sbp?orderId=${id}`,
})

async function buyOnce(
  deps: PlanDeps,
  tx: Executor,
  scope: CustomerScope,
  body: PlanRequest['body'],
  paymentIds: string[],
): Promise<PlanBought> {
  const { customerId } = scope
  // tabs and presses at once follow one another, and see one another
  await deps.lifecycle.lockOrderingPast(tx, customerId)
  const { shopId, vat, plans, methods } = await plansOnSale(deps, tx)
  const plan = plans.find(({ code }) => code === body.plan)
  const shop = shopId === null ? null : await deps.sellers.sellerOf(shopId)
  const recipient = await findRecipient(tx, scope)
  if (!plan || !shop || !recipient) throw new Refusal('NOT_FOUND')
  if (!methods.includes(body.paymentMethod)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { offered: methods })

  const waiting = await listNotBegun(tx, scope)
  // its money has come a moment ago
  for (const paid of waiting.filter(({ payBefore }) => payBefore === null)) await beginLocked(deps, tx, paid)
  const unpaid = waiting.filter(({ payBefore }) => payBefore !== null)

  const running = await deps.subscription.runningOf(tx, customerId, deps.clock())
  const { effect, back } = await quotePlan(deps, tx, plan, running)
  if (effect === null && running) {
    throw new Refusal('PLAN_RUNS', { from: renewableFrom({ endsOn: dayIn(SHOP_TIME_ZONE, running.endsAt) }) })
  }
  if (fromRoubles(body.expectedTotal) !== plan.price || fromRoubles(body.expectedBack) !== back) {
    throw new Refusal('PLAN_TERMS_CHANGED', { total: toRoubles(plan.price), back: toRoubles(back) })
  }
  const same = unpaid.find((one) => one.planCode === plan.code && one.paymentMethod === body.paymentMethod)
  for (const other of unpaid) if (other !== same) await giveUp(deps, tx, other.id)
  if (same) return boughtOf(same)

  const orderGroupId = await deps.checkout.openOrderGroup(tx, customerId, null)
  const order = await deps.lifecycle.place(
    tx,
    draftOf(plan, shop, {
      orderGroupId,
      customerId,
      recipient,
      paymentMethod: body.paymentMethod,
      vat,
      now: deps.clock(),
    }),
  )
  await insertPlanOrder(tx, order.id, plan.code)
  paymentIds.push(await deps.payments.open(tx, order))
  return boughtOf({ id: order.id, price: plan.price })
}

/** Somebody who chooses anew does not pay for what they had chosen before. */
async function giveUp(deps: PlanDeps, tx: Executor, orderId: number): Promise<void> {
  const order = await deps.lifecycle.lock(tx, orderId)
  if (order?.state !== 'formed') return
  const reason = SYSTEM_CANCEL_REASONS.planReplaced
  await deps.lifecycle.move(tx, order, { to: 'canceled', actor: 'system', actorId: null, reason })
  await deps.payments.closeForCanceledOrder(tx, orderId)
}

interface Drafting {
  readonly orderGroupId: string
  readonly customerId: number
  readonly recipient: { readonly name: string; readonly phone: string }
  readonly paymentMethod: PaymentMethod
  /** Per cent; null = the shop pays none. */
  readonly vat: number | null
  readonly now: Date
}

function draftOf(
  plan: SoldPlan,
  shop: Seller,
  { orderGroupId, customerId, recipient, paymentMethod, vat, now }: Drafting,
): OrderDraft {
  const { city, settlement, regionCode, coords } = shop.place
  return {
    orderGroupId,
    cartId: null,
    isShared: false,
    customerId,
    organizationId: shop.id,
    deliveryKind: 'plan',
    paymentMethod,
    // nothing goes anywhere: the shop's own place stands for it
    place: {
      title: city ?? settlement ?? shop.title,
      city,
      settlement,
      region: REGION_TITLES[regionCode as RegionCode],
      regionCode,
      street: null,
      house: null,
      postalCode: null,
      coords,
      precision: 'place',
      ...NO_DOOR,
    },
    tradePlaceId: null,
    recipient,
    comment: '',
    delivery: { date: dayIn(SHOP_TIME_ZONE, now), fromHour: 0, toHour: 24, timeZone: SHOP_TIME_ZONE },
    dinner: null,
    usesFreeDelivery: false,
    carrier: null,
    sums: {
      goods: plan.price,
      specialDiscount: ZERO,
      promoDiscount: ZERO,
      bonuses: ZERO,
      delivery: ZERO,
      total: plan.price,
    },
    lines: [
      {
        productId: plan.productId,
        title: planTitle(plan.family, plan.termMonths),
        slug: plan.code.toLowerCase(),
        categoryUrlKey: 'plans',
        image: shop.smallImage,
        unit: 'шт',
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
  }
}
