import createClient from 'openapi-fetch'
import type { components, paths } from './dist/api.d.ts'

/** Data that a third-party program needs to buy a product; all other facts come from the document. */
export interface MainJob {
  readonly baseUrl: string
  readonly phone: string
  readonly name: string
  /** Reads the code from the SMS. */
  readCode(): string
  readonly place: components['schemas']['DeliveryPlaceInput']
  /** Idempotency key of the order. */
  readonly key: string
}

/** The answer of a call, or its problem as an error. */
function answerOf<Answer>(call: { data?: Answer; error?: { readonly code: string; readonly title: string } }): Answer {
  if (call.data === undefined) throw new Error(`${call.error?.code}: ${call.error?.title}`)
  return call.data
}

/**
 * Buys a product with a generated client: types come from the OpenAPI document (`openapi-typescript`), calls from
 * `openapi-fetch`. Searches for a product, adds it to a cart, signs in and orders it.
 */
export async function buyOnce({ baseUrl, phone, name, readCode, place, key }: MainJob) {
  const guest = createClient<paths>({ baseUrl })
  const { items } = answerOf(await guest.GET('/api/v3/products', { params: { query: { size: 30 } } }))
  const product = items.find(
    ({ availability, harvestReadyOn }) =>
      availability.isAvailableForCart && availability.available === null && !harvestReadyOn,
  )
  if (!product) throw new Error('nothing to buy')
  const { farmer } = product
  const methods = answerOf(
    await guest.GET('/api/v1/shipping-methods/{farmerId}', { params: { path: { farmerId: farmer.id } } }),
  )
  const way = methods.items.find(({ methodCode, dates }) => methodCode !== 'cdek' && dates.length > 0)
  const date = way?.dates.at(-1)?.date
  if (!way || date === undefined) throw new Error('nobody brings it')

  const quantity = Math.max(2, Math.ceil(way.minOrderSum / product.price))
  const wanted = { organizationId: farmer.id, products: [{ productId: product.id, quantity }], place }
  const cart = answerOf(await guest.POST('/api/v2/cart', { body: wanted }))

  const { challengeId } = answerOf(await guest.POST('/api/v1/auth/code', { body: { phone } }))
  const credentials = { phone, code: readCode(), challengeId }
  const { token } = answerOf(await guest.POST('/api/v1/auth', { body: credentials }))
  const customer = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
  answerOf(await customer.PATCH('/api/v2/cart/assign-to-customer', { body: { cartIds: [cart.cartId] } }))

  const chosen = { cartId: cart.cartId, methodCode: way.methodCode, date, paymentMethod: 'cashondelivery' }
  const placed = answerOf(
    await customer.POST('/api/v3/checkout', {
      params: { header: { 'idempotency-key': key } },
      body: {
        carts: [{ ...chosen, ...(way.tradePlace && { tradePlaceId: way.tradePlace.id }) }],
        place,
        recipient: { name, phone },
      },
    }),
  )
  const [order] = placed.orders
  if (!order) throw new Error(placed.refused.map(({ code }) => code).join())
  return answerOf(await customer.GET('/api/v1/orders/{id}', { params: { path: { id: order.orderId } } }))
}
