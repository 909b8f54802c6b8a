import { readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import type { CarrierOffer } from '../../../fulfilment/delivery/ports.ts'
import { boughtOf, countCart, gramsOf } from '../trades/count-cart.ts'
import type { CheckoutDeps, CheckoutRequest } from './checkout-request.ts'

/**
 * The carrier's price by cart, requested before the transaction, which must not wait for external services while it
 * locks rows. Absent = another delivery method, or no price; checkout then refuses the cart.
 */
export async function askCarrier(
  deps: Pick<CheckoutDeps, 'executor' | 'ports' | 'clock'>,
  { scope, body }: Pick<CheckoutRequest, 'scope' | 'body'>,
): Promise<ReadonlyMap<string, CarrierOffer>> {
  const { executor, ports, clock } = deps
  const { carts, place } = body
  if (!place) return new Map()
  const byCarrier = carts.filter(({ methodCode }) => methodCode === 'cdek')
  if (byCarrier.length === 0) return new Map()
  // outside a transaction these locks end with the statement
  const found = await ports.carts.cartsForCheckout(
    executor,
    scope,
    byCarrier.map(({ cartId }) => cartId),
  )
  const asked = byCarrier.map(async ({ cartId, carrierPointCode }): Promise<[string, CarrierOffer][]> => {
    const cart = found.find(({ id }) => id === cartId)
    if (!cart) return []
    const bought = boughtOf(await countCart(ports.catalog, executor, cart, place, clock()))
    const offer = await ports.delivery.askCarrier({
      organizationId: cart.organizationId,
      location: place,
      parcelGrams: gramsOf(bought),
      wayDays: readinessOf(bought.map(({ product }) => product)).wayDays,
      pointCode: carrierPointCode ?? null,
    })
    return offer ? [[cartId, offer]] : []
  })
  return new Map((await Promise.all(asked)).flat())
}
