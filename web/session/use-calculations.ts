import type { Cart, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toast-queue.ts'
import { discountSelections, useDiscountSelections } from './discount-selections.ts'
import { lastKnown } from './last-known.ts'
import { locationQueryOf } from './location-query.ts'
import { useIsSignedIn } from './use-visitor.ts'
import { visitor } from './visitor.ts'

const KEY = 'cart-calculation'

/**
 * The sums of carts at a place with the codes and bonuses of the shopper, in the order of the carts: the server's, and
 * the only ones a screen may show as a total.
 */
export function useCalculations(carts: readonly Cart[], place: Location) {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const selectionOf = useDiscountSelections()
  return useQueries({
    queries: carts.map(({ cartId, farmerId, version }) => {
      const { promoCode, bonuses, useFreeDelivery: requested } = selectionOf(farmerId)
      return {
        queryKey: [KEY, cartId, version, encodeLocation(place), isSignedIn, promoCode, bonuses, requested],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const ask = (useFreeDelivery: boolean) =>
            visitor.state().api.cart.calculateCart({
              params: { id: cartId },
              query: { ...locationQueryOf(place), ...(promoCode && { promoCode }), bonuses, useFreeDelivery },
              signal,
            })
          try {
            return await ask(requested)
          } catch (error) {
            if (isApiProblem(error) && promoCode && error.problem.errors?.promoCode) {
              // too many unknown codes: the sums go on without one, and the shopper hears why
              showToast({ tone: 'error', text: error.problem.errors.promoCode })
              discountSelections.change(farmerId, { promoCode: '' })
            }
            if (!isApiProblem(error) || error.problem.code !== 'NO_FREE_SHIPPING_AVAILABLE') throw error
            // the last one went to another order meanwhile
            discountSelections.change(farmerId, { useFreeDelivery: false })
            return ask(false)
          }
        },
        placeholderData: () => lastKnown<CartCalculation>(queryClient, [KEY, cartId]),
        staleTime: 0,
      }
    }),
  })
}
