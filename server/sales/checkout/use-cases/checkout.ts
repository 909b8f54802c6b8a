import { createHash } from 'node:crypto'
import type { CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CarrierOffer } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orRefusal } from '../../../platform/db/or-refusal.ts'
import type { LockedCart } from '../../cart/ports.ts'
import { claimKey, insertOrderGroup, saveAnswer } from '../store/idempotency.store.ts'
import { askCarrier } from './ask-carrier.ts'
import type { CartOutcome, CheckoutDeps, CheckoutRequest } from './checkout-request.ts'
import { placeOrder } from './place-order.ts'
import { refusalOfAll } from './refusal-of-all.ts'

/** A request with everything that had to be asked outside. */
interface PreparedRequest extends CheckoutRequest {
  /** By cart; absent = the carrier does not carry it. */
  readonly carrierOffers: ReadonlyMap<string, CarrierOffer>
}

/** After a deadlock or a serialization failure the whole transaction is tried again so many times. */
const TRIES = 3
const isConflict = (error: unknown) => ['40P01', '40001'].includes(String((error as { code?: string }).code))

/**
 * Turns carts into orders in one transaction; each cart has its own savepoint, so one that is refused takes no other
 * down. Outside calls happen before (what the carrier takes) and after commit (the gateway). When every cart is
 * refused, the first refusal is thrown with all of them in `facts.refused`, nothing is kept and the key stays free.
 */
export async function checkout(deps: CheckoutDeps, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest()
  const carrierOffers = await askCarrier(deps, request)
  const paymentIds: string[] = []
  let text = ''
  for (let attempt = 1; ; attempt += 1) {
    paymentIds.length = 0
    try {
      text = await deps.inTransaction((tx) => checkoutOnce(deps, tx, { ...request, carrierOffers }, hash, paymentIds))
      break
    } catch (error) {
      if (!isConflict(error) || attempt === TRIES) throw error
    }
  }
  await deps.ports.payments.registerSoon(paymentIds)
  // apart from the orders: it takes locks of its own, and a repeat of the call makes up for it
  const { recipient, place, carts } = request.body
  const isBrought = carts.some((cart) => cart.methodCode !== 'pickup' && cart.carrierPointCode === undefined)
  await deps.ports.customers.fillProfile(request.scope.customerId, { recipient, place: isBrought ? place : null })
  return JSON.parse(text) as CheckoutAnswer
}

async function checkoutOnce(
  deps: CheckoutDeps,
  tx: Executor,
  request: PreparedRequest,
  hash: Buffer,
  paymentIds: string[],
): Promise<string> {
  const { key } = request
  const { customerId } = request.scope
  const known = await claimKey(tx, customerId, key, hash)
  if (!known.isNew) {
    if (!known.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    return known.answer
  }
  const orderGroupId = await insertOrderGroup(tx, customerId, request.origin, deps.clock())
  const outcomes = await placeCarts(deps, tx, request, orderGroupId)
  const presented = request.present({ orderGroupId, outcomes })
  if (presented.orders.length === 0) {
    const [first, ...others] = presented.refused
    if (first) throw refusalOfAll([first, ...others])
  }
  for (const outcome of outcomes) {
    if ('placed' in outcome && outcome.placed.paymentId) paymentIds.push(outcome.placed.paymentId)
  }
  const answer = JSON.stringify(presented)
  await saveAnswer(tx, customerId, key, answer)
  return answer
}

/** Outcomes in the order of the request; work and locks in an order all checkouts share. */
async function placeCarts(
  deps: CheckoutDeps,
  tx: Executor,
  request: PreparedRequest,
  orderGroupId: string,
): Promise<CartOutcome[]> {
  const { scope, body, carrierOffers } = request
  const { customerId } = scope
  const carts = new Map<string, LockedCart>()
  for (const { cartId } of body.carts.toSorted((a, b) => (a.cartId < b.cartId ? -1 : 1))) {
    const cart = await deps.ports.carts.cartForCheckout(tx, scope, cartId)
    if (cart) carts.set(cartId, cart)
  }
  if (deps.firstOrders.unpaid > 0) await deps.ports.orders.lockOrderingPast(tx, customerId)
  // products belong to one seller, so sellers in one order means stock rows in one order
  const sellerOf = (choice: CheckoutCart) => carts.get(choice.cartId)?.organizationId ?? 0
  const outcomes = new Map<string, CartOutcome>()
  // before any stock, as a cancelled order does: two of one customer's transactions never wait for each other in a ring
  let freeDeliveries = body.carts.some((choice) => choice.useFreeDelivery)
    ? await deps.ports.subscriptions.lockFreeDeliveries(tx, customerId, deps.clock())
    : 0
  for (const choice of body.carts.toSorted((a, b) => sellerOf(a) - sellerOf(b))) {
    const cart = carts.get(choice.cartId)
    if (!cart) {
      outcomes.set(choice.cartId, { choice, refusal: new Refusal('ACTIVE_CART_NOT_FOUND') })
      continue
    }
    const { place, recipient } = body
    const now = deps.clock()
    const carrierOffer = carrierOffers.get(choice.cartId) ?? null
    const { firstOrders } = deps
    const loyaltyRequest = { orderGroupId, customerId, cart, choice, place, recipient }
    const order = { ...loyaltyRequest, carrierOffer, freeDeliveries, firstOrders, now }
    const placed = await orRefusal(tx, () => placeOrder(deps.ports, tx, order))
    if (placed instanceof Refusal) {
      outcomes.set(choice.cartId, { choice, refusal: placed })
      continue
    }
    if (placed.usesFreeDelivery) freeDeliveries -= 1
    outcomes.set(choice.cartId, { choice, placed })
  }
  return body.carts.flatMap(({ cartId }) => outcomes.get(cartId) ?? [])
}
