import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { type DiscountSelection, discountSelections } from '../loyalty/discount-selections.ts'
import { cartWriter, receiveCart } from './carts-query.ts'

/** As the server reads it, so that its answer is recognised. */
export const readCode = (typed: string): string => typed.trim().toLocaleUpperCase('ru')

/**
 * The code that the sums are counted with and the text of its field: a code of the tab, which the cart does not keep yet,
 * goes before the one that is kept with the cart.
 */
export function shownCode(
  { promoCode, typedCode }: Pick<DiscountSelection, 'promoCode' | 'typedCode'>,
  kept: string | null,
): { readonly applied: string; readonly typed: string } {
  const applied = promoCode || (kept ?? '')
  return { applied, typed: typedCode ?? applied }
}

/** Writes the code of a cart, so that every tab and device counts with it; an empty one is removed. */
export async function keepPromoCode(
  queryClient: QueryClient,
  { cartId, farmerId: organizationId }: Pick<Cart, 'cartId' | 'farmerId'>,
  promoCode: string,
): Promise<void> {
  const cart = await cartWriter.inTurn(organizationId, () =>
    shopApi().cart.keepPromoCode({ params: { id: cartId }, body: { promoCode } }),
  )
  receiveCart(queryClient, cart)
  // another code may be tried on by now
  if (discountSelections.of(organizationId).promoCode === promoCode)
    discountSelections.change(organizationId, { promoCode: '' })
}
