import { createHash } from 'node:crypto'
import type { CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CarrierOffer } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orRefusal } from '../../../platform/db/or-refusal.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import type { LockedCart } from '../../cart/ports.ts'
import { openOrderGroup, saveAnswer } from '../store/idempotency.store.ts'
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
 * Turns carts into orders in one transaction; of several carts each has its own savepoint, so one that is refused
 * takes no other down. Outside calls happen before (what the carrier takes) and after commit (the gateway). When every cart is
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
  const { key, scope, body } = request
  const { customerId } = scope
  const cartIds = body.carts.map(({ cartId }) => cartId)
  // the key is taken before the carts: a twin waits at the key, and reads an answer instead of carts that are gone
  const [known, carts, , freeDeliveries] = await sideBySide([
    openOrderGroup(tx, { customerId, key, hash }, request.origin, deps.clock()),
    deps.ports.carts.cartsForCheckout(tx, scope, cartIds),
    deps.firstOrders.unpaid > 0 ? deps.ports.orders.lockOrderingPast(tx, customerId) : null,
    // before any stock, as a cancelled order does: two of one customer's transactions never wait for each other in a ring
    body.carts.some((choice) => choice.useFreeDelivery)
      ? deps.ports.subscriptions.lockFreeDeliveries(tx, customerId, deps.clock())
      : 0,
  ])
  if (!known.isNew) {
    if (!known.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
    return known.answer
  }
  const { orderGroupId } = known
  const outcomes = await placeCarts(deps, tx, request, { orderGroupId, carts, freeDeliveries })
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

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

/** Outcomes in the order of the request; work and locks in an order all checkouts share. */
async function placeCarts(
  deps: CheckoutDeps,
  tx: Executor,
  request: PreparedRequest,
  locked: {
    readonly orderGroupId: string
    readonly carts: readonly LockedCart[]
    readonly freeDeliveries: number
  },
): Promise<CartOutcome[]> {
  const { scope, body, carrierOffers } = request
  const { customerId } = scope
  const { orderGroupId } = locked
  const carts = new Map(locked.carts.map((cart) => [cart.id, cart]))
  // products belong to one seller, so sellers in one order means stock rows in one order
  const sellerOf = (choice: CheckoutCart) => carts.get(choice.cartId)?.organizationId ?? 0
  const outcomes = new Map<string, CartOutcome>()
  let { freeDeliveries } = locked
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
    const work = () => placeOrder(deps.ports, tx, order)
    // what a cart that is alone has written goes with the whole transaction
    const placed = await (body.carts.length === 1 ? work().catch(asRefusal) : orRefusal(tx, work))
    if (placed instanceof Refusal) {
      outcomes.set(choice.cartId, { choice, refusal: placed })
      continue
    }
    if (placed.usesFreeDelivery) freeDeliveries -= 1
    outcomes.set(choice.cartId, { choice, placed })
  }
  return body.carts.flatMap(({ cartId }) => outcomes.get(cartId) ?? [])
}
