import type { Cart, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { lastKnown } from '../../platform/client/last-known.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { discountSelections, useDiscountSelections } from '../loyalty/discount-selections.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { cartKeys } from './keys.ts'
import { keepPromoCode } from './promo-code.ts'

/**
 * Totals of carts at a place with the visitor's codes and bonuses, in the order of the carts. Screens show only these
 * server totals. A code being tried is stored with its cart once it is accepted.
 */
export function useCalculations(carts: readonly Cart[], place: Location) {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const selectionOf = useDiscountSelections()
  return useQueries({
    queries: carts.map((cart) => {
      const { cartId, farmerId: organizationId, version } = cart
      const { promoCode, bonuses, useFreeDelivery: requested } = selectionOf(organizationId)
      return {
        queryKey: cartKeys.calculation(
          cartId,
          version,
          encodeLocation(place),
          isSignedIn,
          promoCode,
          bonuses,
          requested,
        ),
        networkMode: 'offlineFirst' as const,
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const ask = (useFreeDelivery: boolean) =>
            shopApi().cart.calculateCart({
              params: { id: cartId },
              query: { ...locationQueryOf(place), ...(promoCode && { promoCode }), bonuses, useFreeDelivery },
              signal,
            })
          try {
            const calculation = await ask(requested)
            // a code that is refused or could not be stored stays in the tab
            if (promoCode && calculation.promoCode?.refusal === null)
              keepPromoCode(queryClient, cart, calculation.promoCode.code).catch(() => {})
            return calculation
          } catch (error) {
            if (isApiProblem(error) && promoCode && error.problem.errors?.promoCode) {
              // too many unknown codes: the sums are computed without one, and the visitor sees the reason
              showToast({ tone: 'error', text: error.problem.errors.promoCode })
              discountSelections.change(organizationId, { promoCode: '' })
            }
            if (!isApiProblem(error) || error.problem.code !== 'NO_FREE_SHIPPING_AVAILABLE') throw error
            // the last free delivery went to another order meanwhile
            discountSelections.change(organizationId, { useFreeDelivery: false })
            return ask(false)
          }
        },
        placeholderData: () => lastKnown<CartCalculation>(queryClient, cartKeys.calculations(cartId)),
        staleTime: 0,
      }
    }),
  })
}
