import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { visitor } from '../../session/visitor.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { NO_CARTS, withoutCart } from './cart-state.ts'
import { announceCarts, currentCartsQuery } from './carts-query.ts'
import { noteDeparture } from './departures.ts'
import { guestCarts } from './guest-carts.ts'
import { tellFailure, wantQuantity } from './use-carts.ts'

/** Changes of lines on the screen of carts. */
export function useCartLines(cart: Cart) {
  const queryClient = useQueryClient()
  const want = (line: CartProduct, quantity: number) =>
    wantQuantity(queryClient, { productId: line.id, organizationId: cart.farmerId, quantity })
  return {
    setQuantity: want,
    /** Removes at once; the message offers to put it back. */
    remove(line: CartProduct) {
      const before = line.clientQuantityInCart
      want(line, 0)
      showToast({
        tone: 'info',
        text: text.removed(line.title),
        ...(line.isAvailableForCart && {
          action: { text: text.undo, onPress: () => want(line, line.quantityInCart || before) },
        }),
      })
    },
  }
}

/** Deletes a whole cart: gone from the screen at once, back again when the server refuses. */
export function useDeleteCart() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { tellsItself: true },
    mutationFn: (cartId: string) => visitor.state().api.cart.deleteCart({ params: { id: cartId } }),
    onMutate: async (cartId) => {
      noteDeparture(cartId)
      const { queryKey } = currentCartsQuery()
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<CartList>(queryKey)
      queryClient.setQueryData<CartList>(queryKey, (list) => withoutCart(list ?? NO_CARTS, cartId))
      return { queryKey, before }
    },
    onSuccess: (_, cartId, context) => {
      guestCarts.forget([cartId])
      const gone = context.before?.items.find((cart) => cart.cartId === cartId)
      showToast({ tone: 'success', text: (gone?.sharing?.isOwner === false ? text.leave : text.delete).done })
      announceCarts()
    },
    onError: (error, _, context) => {
      if (context) queryClient.setQueryData(context.queryKey, context.before)
      tellFailure(error)
    },
  })
}
