import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { type DiscountSelection, discountSelections } from '../loyalty/discount-selections.ts'
import { cartWriter, receiveCart } from './carts-query.ts'

/** Normalizes a code as the server does, so that its answer can be matched. */
export const readCode = (typed: string): string => typed.trim().toLocaleUpperCase('ru')

/**
 * The code used for the sums and the text of its field: a code of this tab that the cart does not store yet takes
 * precedence over the cart's.
 */
export function shownCode(
  { promoCode, typedCode }: Pick<DiscountSelection, 'promoCode' | 'typedCode'>,
  kept: string | null,
): { readonly applied: string; readonly typed: string } {
  const applied = promoCode || (kept ?? '')
  return { applied, typed: typedCode ?? applied }
}

/** Stores the code with the cart, so that every tab and device uses it; an empty one removes it. */
export async function keepPromoCode(
  queryClient: QueryClient,
  { cartId, farmerId: organizationId }: Pick<Cart, 'cartId' | 'farmerId'>,
  promoCode: string,
): Promise<void> {
  const cart = await cartWriter.inTurn(organizationId, () =>
    shopApi().cart.keepPromoCode({ params: { id: cartId }, body: { promoCode } }),
  )
  receiveCart(queryClient, cart)
  // another code may be in use by now
  if (discountSelections.of(organizationId).promoCode === promoCode)
    discountSelections.change(organizationId, { promoCode: '' })
}
