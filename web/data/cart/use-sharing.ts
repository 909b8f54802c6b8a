import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { Sharer } from '@okolitsa/contracts/cart/sharing.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { noteDeparture } from './departures.ts'
import { cartKeys } from './keys.ts'
import { useRefreshCarts } from './use-refresh-carts.ts'

export const readSharing = (cartId: string) => shopApi().cart.getShare({ params: { id: cartId } })

/**
 * The invitation to an own cart, created on demand, with actions to withdraw and renew it.
 * @param onWithdrawn called when the invitation is no longer valid
 */
export function useInvitation(cart: Cart, onWithdrawn: () => void) {
  const queryClient = useQueryClient()
  const refreshCarts = useRefreshCarts()
  const params = { id: cart.cartId }
  const isShared = cart.sharing !== null
  const share = useQuery({
    queryKey: cartKeys.invitation(cart.cartId),
    queryFn: async () => {
      if (isShared) return readSharing(cart.cartId)
      const made = await shopApi().cart.shareCart({ params })
      refreshCarts()
      return made
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const change = useMutation({
    mutationFn: (action: 'withdraw' | 'renew') =>
      action === 'withdraw' ? shopApi().cart.withdrawInvitation({ params }) : shopApi().cart.shareCart({ params }),
    onSuccess: (changed, action) => {
      queryClient.setQueryData(cartKeys.invitation(cart.cartId), changed)
      if (action === 'withdraw') onWithdrawn()
    },
  })
  return { share, change }
}

/**
 * Removes a member from a shared cart, or leaves it.
 * @param onLeft called when the visitor has left
 */
export function useRemoveSharer({ cartId }: Cart, onLeft: () => void) {
  const queryClient = useQueryClient()
  const refreshCarts = useRefreshCarts()
  return useMutation({
    mutationFn: (sharer: Sharer) =>
      shopApi().cart.removeMember({ params: { id: cartId, memberId: sharer.memberId ?? 0 } }),
    onMutate: (sharer) => {
      if (sharer.isMe) noteDeparture(cartId)
    },
    onSuccess: (_, sharer) => {
      refreshCarts()
      if (sharer.isMe) onLeft()
      // a removed member cannot return by the old link: there is a new one
      else void queryClient.invalidateQueries({ queryKey: cartKeys.invitation(cartId) })
    },
  })
}
