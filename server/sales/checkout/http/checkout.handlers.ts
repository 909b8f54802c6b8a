import { createHash } from 'node:crypto'
import type { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import type { CheckoutBody } from '@okolitsa/contracts/checkout/checkout.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { checkout } from '../use-cases/checkout.ts'
import type { CheckoutDeps } from '../use-cases/checkout-request.ts'
import { presentOrderGroup } from './present-order-group.ts'

type Called = { readonly scope: CustomerScope; readonly context: CallContext }

/**
 * Requires an address for a delivery by courier or carrier, a place for a pickup, and the courier for a free delivery.
 */
function refuseIncomplete(body: CheckoutBody): void {
  const errors: Record<string, string> = {}
  const goesSomewhere = body.carts.some((cart) => cart.methodCode !== 'pickup')
  if (goesSomewhere && !body.place) errors.place = 'required'
  const isToDoor = (cart: CheckoutBody['carts'][number]) =>
    cart.methodCode === 'courier' || (cart.methodCode === 'cdek' && cart.carrierPointCode === undefined)
  if (body.carts.some(isToDoor) && body.place) {
    // houses in villages may have no street
    if (!body.place.street?.trim() && body.place.settlement === null) errors['place.street'] = 'required'
    if (!body.place.house?.trim()) errors['place.house'] = 'required'
  }
  body.carts.forEach((cart, index) => {
    const isUnchosen = cart.methodCode === 'pickup' && cart.tradePlaceId === undefined
    if (isUnchosen) errors[`carts.${index}.tradePlaceId`] = 'required'
    const isBrought = cart.methodCode === 'courier'
    if (cart.useFreeDelivery && !isBrought) errors[`carts.${index}.useFreeDelivery`] = 'wrongValue'
  })
  if (Object.keys(errors).length > 0) throw new Refusal('BAD_REQUEST', { errors })
}

/**
 * Idempotency key of the older body, whose clients send none: a hash of the whole request. The cart alone would not do,
 * because goods left in it are ordered by a second request.
 */
const keyOf = (body: CheckoutBody): string =>
  `v2-${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}`

export function checkoutHandlers(deps: CheckoutDeps): Handlers<typeof checkoutEndpoints> {
  const order = async ({ scope, context }: Called, body: CheckoutBody, key: string) => {
    refuseIncomplete(body)
    const countCode = (code: string, isUnknown: boolean) =>
      deps.ports.loyalty.tried(scope.customerId, context.network, code, isUnknown)
    const kept = { ...body, place: body.place && keptLocation(body.place) }
    for (const { promoCode } of body.carts) if (promoCode) await countCode(promoCode, false)
    try {
      const present = presentOrderGroup(context.language)
      const { site, isPreview } = context
      return await checkout(deps, { scope, key, body: kept, origin: site.origin, isPreview, present })
    } catch (error) {
      // a checkout counts as an attempt to guess a code, too
      if (error instanceof Refusal && error.code === 'PROMO_NOT_FOUND')
        for (const { promoCode } of body.carts) if (promoCode) await countCode(promoCode, true)
      throw error
    }
  }
  return {
    checkout: async ({ headers, body, ...call }) => order(call, body, headers[IDEMPOTENCY_HEADER]),
    checkoutV2: async ({ headers, body, ...call }) => {
      const { place, recipient, ...cart } = body
      const whole = { carts: [{ ...cart, substitutions: [], useFreeDelivery: false }], place, recipient }
      return order(call, whole, headers[IDEMPOTENCY_HEADER] ?? keyOf(whole))
    },
  }
}
