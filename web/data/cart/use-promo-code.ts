import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discountSelections, useDiscountSelections } from '../loyalty/discount-selections.ts'
import { keepPromoCode, readCode, shownCode } from './promo-code.ts'
import { useCarts } from './use-carts.ts'

/**
 * The promo code at one seller. A code is tried on in this tab; it is kept with the cart as soon as the sums are counted
 * with it, and waits in the tab while it is refused or there is no cart.
 */
export function usePromoCode(organizationId: number) {
  const queryClient = useQueryClient()
  const cart = useCarts().list?.items.find((one) => one.farmerId === organizationId)
  const { applied, typed } = shownCode(useDiscountSelections()(organizationId), cart?.promoCode ?? null)
  const remove = useMutation({
    mutationFn: (from: NonNullable<typeof cart>) => keepPromoCode(queryClient, from, ''),
  })
  return {
    applied,
    typed,
    isRemoving: remove.isPending,
    type: (typedCode: string) => discountSelections.change(organizationId, { typedCode }),
    /** Tries a code on in the place of the one before; an empty one only removes. */
    apply(typedNow: string) {
      const code = readCode(typedNow)
      const isKept = cart?.promoCode === code
      discountSelections.change(organizationId, { promoCode: isKept ? '' : code, typedCode: null })
      if (cart?.promoCode && !isKept) remove.mutate(cart)
    },
  }
}
