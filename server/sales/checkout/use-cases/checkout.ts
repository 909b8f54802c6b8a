import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import { dinnerTrade } from '../trades/dinner.ts'
import { type CartLine, type CartTrade, goodsTrade } from '../trades/goods.ts'
import { askCarrier } from './ask-carrier.ts'
import type { CheckoutDeps, CheckoutRequest } from './checkout-request.ts'
import { order } from './place.ts'
import { refusalOfAll } from './refusal-of-all.ts'

/**
 * Turns carts into orders: one intent, in which each cart is of its trade. Outside calls happen before the transaction
 * (the carrier's price) and after it (the gateway). When every cart is refused, the first refusal is thrown with all of
 * them in `facts.refused`, nothing is kept and the key stays free.
 */
export async function checkout(deps: CheckoutDeps, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { scope, key, origin, body } = request
  const { recipient, place, carts } = body
  const carrierOffers = await askCarrier(deps, request)
  const trades = { farmer: goodsTrade(deps.ports), restaurant: dinnerTrade(deps.ports) }
  const answer = await order(deps, {
    customer: scope,
    lines: (tx) => lockCarts(deps, tx, request),
    terms: { place, recipient, carrierOffers },
    initiator: { key, request: body, origin },
    tradeOf: ({ cart }): CartTrade => trades[cart?.type ?? 'farmer'],
    present: (made, orderGroupId) => {
      const outcomes = carts.flatMap(({ cartId }) => made.find(({ line }) => line.choice.cartId === cartId) ?? [])
      const presented = request.present({ orderGroupId, outcomes })
      const [first, ...others] = presented.refused
      if (presented.orders.length === 0 && first) throw refusalOfAll([first, ...others])
      return presented
    },
  })
  // apart from the orders: it takes locks of its own, and a repeat of the call makes up for it
  const isBrought = carts.some((cart) => cart.methodCode !== 'pickup' && cart.carrierPointCode === undefined)
  await deps.ports.customers.fillProfile(scope.customerId, { recipient, place: isBrought ? place : null })
  return answer
}

/** The carts of a request under lock, in an order that all checkouts share. */
async function lockCarts(
  { ports, firstOrders, clock }: CheckoutDeps,
  tx: Executor,
  { scope, body }: CheckoutRequest,
): Promise<CartLine[]> {
  const cartIds = body.carts.map(({ cartId }) => cartId)
  const [found, , freeDeliveries] = await sideBySide([
    ports.carts.cartsForCheckout(tx, scope, cartIds),
    firstOrders.unpaid > 0 ? ports.orders.lockOrderingPast(tx, scope.customerId) : null,
    // before any stock, as a cancelled order does: two of one customer's transactions never wait for each other in a ring
    body.carts.some((choice) => choice.useFreeDelivery)
      ? ports.subscriptions.lockFreeDeliveries(tx, scope.customerId, clock())
      : 0,
  ])
  const carts = new Map(found.map((cart) => [cart.id, cart]))
  const lines = body.carts.map((choice) => ({ choice, cart: carts.get(choice.cartId) ?? null, freeDeliveries }))
  // products belong to one seller, so sellers in one order means stock rows in one order
  return lines.toSorted((a, b) => (a.cart?.organizationId ?? 0) - (b.cart?.organizationId ?? 0))
}
