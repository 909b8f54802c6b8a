import { ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type CartScope, customerIdOf } from '../cart-scope.ts'
import { setPromoCode } from '../store/promo-code.store.ts'
import { type CartDeps, changeBy } from './cart-deps.ts'
import type { CountedCart } from './count-carts.ts'
import { loyaltyRequestOf } from './loyalty-request.ts'
import { notifyMembers } from './notify-members.ts'
import { getCart } from './read-carts.ts'

/**
 * Stores a promo code with the cart for all tabs and devices; an empty code removes it. Refuses a code without a
 * discount on the cart.
 * @param network counts unknown codes of guests
 * @throws {Refusal} NOT_FOUND, TOO_MANY_REQUESTS, PROMO_NOT_FOUND and the other refusals of a code
 */
export async function keepPromoCode(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  asked: { readonly promoCode: string; readonly network: string },
): Promise<CountedCart> {
  const counted = await getCart(deps, scope, cartId, null)
  const customerId = customerIdOf(scope)
  const request = await loyaltyRequestOf(deps, scope, counted, asked.promoCode, ZERO)
  const { promo } = await deps.loyalty.preview(deps.executor, request, deps.clock())
  if (promo) {
    await deps.loyalty.tried(customerId, asked.network, promo.code, promo.refusal?.code === 'PROMO_NOT_FOUND')
    if (promo.refusal) throw promo.refusal
  }
  const change = changeBy(scope, cartId, deps.clock())
  if (!(await setPromoCode(deps.executor, change, promo?.code ?? null))) throw new Refusal('NOT_FOUND')
  await notifyMembers(deps.executor, counted.cart)
  return getCart(deps, scope, cartId, null)
}
