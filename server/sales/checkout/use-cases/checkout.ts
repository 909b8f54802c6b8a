import type { CheckoutAnswer } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { AREA_OF_SELLER } from '@okolitsa/domain/market/areas.ts'
import { hasArea } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { dinnerTrade } from '../trades/dinner.ts'
import { type CartLine, type CartTrade, goodsTrade } from '../trades/goods.ts'
import { askCarrier } from './ask-carrier.ts'
import type { CheckoutDeps, CheckoutRequest } from './checkout-request.ts'
import { order } from './place.ts'
import { refusalOfAll } from './refusal-of-all.ts'

/**
 * Places carts as orders of one intent, each cart in its trade. External calls are made before the transaction (the
 * carrier's price) and after it (the gateway). When every cart is refused, the first refusal is thrown with all
 * refusals in `facts.refused`, and the key stays unused.
 */
export async function checkout(deps: CheckoutDeps, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { scope, key, origin, isPreview, body } = request
  const { recipient, place, carts } = body
  const carrierOffers = await askCarrier(deps, request)
  const trades = { farmer: goodsTrade(deps.ports), restaurant: dinnerTrade(deps.ports) }
  const answer = await order(deps, {
    customer: scope,
    lines: (tx) => lockCarts(deps, tx, request),
    terms: { place, recipient, carrierOffers },
    initiator: { key, request: body, origin, isPreview },
    tradeOf: ({ cart }): CartTrade => inOpenArea(deps, cart, trades[cart?.type ?? 'farmer']),
    present: (made, orderGroupId) => {
      const outcomes = carts.flatMap(({ cartId }) => made.find(({ line }) => line.choice.cartId === cartId) ?? [])
      const presented = request.present(outcomes, orderGroupId)
      const [first, ...others] = presented.refused
      if (presented.orders.length === 0 && first) throw refusalOfAll([first, ...others])
      return presented
    },
  })
  // separate from the orders, since it locks other rows; a repeated request compensates for a failure
  const isBrought = carts.some((cart) => cart.methodCode !== 'pickup' && cart.carrierPointCode === undefined)
  await deps.ports.customers.fillProfile(scope.customerId, { recipient, place: isBrought ? place : null })
  return answer
}

/** The trade of a cart, which sells nothing while the area of its seller is closed. */
const inOpenArea = ({ ports }: CheckoutDeps, cart: CartLine['cart'], trade: CartTrade): CartTrade => ({
  ...trade,
  reserve: async (tx, sale) => {
    if (cart && !hasArea(ports.market.current(), AREA_OF_SELLER[cart.type]))
      throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { organizationId: cart.organizationId })
    return trade.reserve(tx, sale)
  },
})

/** Locks the carts of a request in an order common to all checkouts. */
async function lockCarts(
  { ports, firstOrders, clock }: CheckoutDeps,
  tx: Executor,
  { scope, body }: CheckoutRequest,
): Promise<CartLine[]> {
  const cartIds = body.carts.map(({ cartId }) => cartId)
  const [found, , freeDeliveries] = await pipelined([
    ports.carts.cartsForCheckout(tx, scope, cartIds),
    firstOrders.unpaid > 0 ? ports.orders.lockOrderingPast(tx, scope.customerId) : null,
    // locked before stock, as in a cancellation, so that two transactions of one customer do not deadlock
    body.carts.some((choice) => choice.useFreeDelivery)
      ? ports.subscriptions.lockFreeDeliveries(tx, scope.customerId, clock())
      : 0,
  ])
  const carts = new Map(found.map((cart) => [cart.id, cart]))
  const lines = body.carts.map((choice) => ({ choice, cart: carts.get(choice.cartId) ?? null, freeDeliveries }))
  // a product belongs to one seller, so the order of sellers is also the order of stock rows
  return lines.toSorted((a, b) => (a.cart?.organizationId ?? 0) - (b.cart?.organizationId ?? 0))
}
