import type { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import type { CheckoutBody } from '@okolitsa/contracts/checkout/checkout.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { presentRefusal } from '../../../platform/http/present-refusal.ts'
import { checkout } from '../use-cases/checkout.ts'
import type { CheckoutDeps } from '../use-cases/checkout-request.ts'
import { refusalOfAll } from '../use-cases/refusal-of-all.ts'
import { presentOrderGroup } from './present-order-group.ts'

type Called = { readonly scope: CustomerScope; readonly context: CallContext }

/** A courier, the carrier's too, needs a door; a pickup point has to be chosen; free deliveries are the courier's. */
function refuseIncomplete(body: CheckoutBody): void {
  const errors: Record<string, string> = {}
  const goesSomewhere = body.carts.some((cart) => cart.methodCode !== 'pickup')
  if (goesSomewhere && !body.place) errors.place = 'required'
  const isToDoor = (cart: CheckoutBody['carts'][number]) =>
    cart.methodCode === 'courier' || (cart.methodCode === 'cdek' && cart.carrierPointCode === undefined)
  if (body.carts.some(isToDoor) && body.place) {
    // villages have houses without streets
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

/** The one cart of the older body became an order already. */
function cartGone(cartId: string, language: Language): Refusal {
  return refusalOfAll([presentRefusal(new Refusal('ACTIVE_CART_NOT_FOUND'), { cartId }, language)])
}

export function checkoutHandlers(deps: CheckoutDeps): Handlers<typeof checkoutEndpoints> {
  const order = async ({ scope, context }: Called, body: CheckoutBody, key: string) => {
    refuseIncomplete(body)
    const countCode = (code: string, isUnknown: boolean) =>
      deps.ports.loyalty.tried(scope.customerId, context.network, code, isUnknown)
    const kept = { ...body, place: body.place && keptLocation(body.place) }
    for (const { promoCode } of body.carts) if (promoCode) await countCode(promoCode, false)
    try {
      const present = presentOrderGroup(context.language)
      return await checkout(deps, { scope, key, body: kept, origin: context.site.origin, present })
    } catch (error) {
      // ordering is no quieter a way of guessing
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
      // a cart becomes an order once, so its id is the idempotency key
      const own = `v2-cart-${cart.cartId}`
      const key = headers[IDEMPOTENCY_HEADER] ?? own
      try {
        return await order(call, whole, key)
      } catch (error) {
        const isOrderedOtherwise = key === own && error instanceof Refusal && error.code === 'IDEMPOTENCY_KEY_REUSED'
        throw isOrderedOtherwise ? cartGone(cart.cartId, call.context.language) : error
      }
    },
  }
}
