import type { Invitation } from '@okolitsa/contracts/cart/sharing.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { navigate } from '../../platform/router/router.ts'
import { receiveCart } from './carts-query.ts'
import { guestCarts } from './guest-carts.ts'

/**
 * Accepts an invitation to a shared cart and opens the carts.
 * @param onRefused the invitation may have been withdrawn
 */
export function useJoinCart(token: string, { needsName }: Invitation, onRefused: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) =>
      shopApi().cart.joinCart({
        params: { id: token },
        body: { ...(needsName && { firstName: name.trim() }), cartIds: guestCarts.ids() },
      }),
    onSuccess: (cart) => {
      receiveCart(queryClient, cart)
      void navigate('/cart')
    },
    onError: (failure) => {
      if (isApiProblem(failure)) onRefused()
    },
  })
}
