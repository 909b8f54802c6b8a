import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discountSelections, useDiscountSelections } from '../loyalty/discount-selections.ts'
import { keepPromoCode, readCode, shownCode } from './promo-code.ts'
import { useCarts } from './use-carts.ts'

/**
 * The promo code of one seller. An accepted code is stored with the cart; a refused one, or one without a cart, stays
 * in this tab.
 */
export function usePromoCode(organizationId: number) {
  const queryClient = useQueryClient()
  const cart = useCarts().list?.items.find((one) => one.farmerId === organizationId)
  const { applied, typed } = shownCode(useDiscountSelections()(organizationId), cart?.promoCode ?? null)
  const keep = useMutation({
    mutationFn: ({ to, code }: { to: Cart; code: string }) => keepPromoCode(queryClient, to, code),
    // a refused code replaces the previous one, and its field shows the reason
    onError: (error, { to, code }) => {
      if (isApiProblem(error) && code !== '' && to.promoCode !== null) keep.mutate({ to, code: '' })
    },
  })
  return {
    applied,
    typed,
    isRemoving: keep.isPending && keep.variables?.code === '',
    type: (typedCode: string) => discountSelections.change(organizationId, { typedCode }),
    /** Replaces the code; an empty one removes it. */
    apply(typedNow: string) {
      const code = readCode(typedNow)
      const isKept = cart?.promoCode === code
      discountSelections.change(organizationId, { promoCode: isKept ? '' : code, typedCode: null })
      if (cart && !isKept && (code !== '' || cart.promoCode !== null)) keep.mutate({ to: cart, code })
    },
  }
}
