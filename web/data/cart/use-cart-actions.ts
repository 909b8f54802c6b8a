import type { Cart, CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { NO_CARTS, withCart, withoutCart } from './cart-state.ts'
import { announceCarts, cartWriter, currentCartsQuery } from './carts-query.ts'
import { noteDeparture } from './departures.ts'
import { guestCarts } from './guest-carts.ts'
import { cartKeys } from './keys.ts'
import { showCartFailure, wantQuantity } from './use-carts.ts'

/** A delivery method in the format of the call, without the fields that the cart adds. */
const bareWay = ({ methodCode, tradePlaceId, date }: ChosenWay): ChosenWay => ({ methodCode, tradePlaceId, date })

export function useCartLines(cart: Cart) {
  const queryClient = useQueryClient()
  const want = (line: CartProduct, quantity: number) =>
    wantQuantity(queryClient, {
      productId: line.id,
      organizationId: cart.farmerId,
      quantity,
      optionsKey: line.optionsKey,
      // «undo» restores the chosen options
      options: line.options.map(({ optionId, count }) => ({ optionId, count })),
      ...(line.chosenWay && { chosenWay: bareWay(line.chosenWay) }),
    })
  return {
    setQuantity: want,
    /** Removes a line immediately; the message offers an undo. */
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

/** Deletes a whole cart optimistically; restores it when the server refuses. */
export function useDeleteCart() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ cartId, farmerId: organizationId }: Cart) =>
      cartWriter.end(organizationId, () => shopApi().cart.deleteCart({ params: { id: cartId } })),
    onMutate: ({ cartId }) => {
      noteDeparture(cartId)
      const { queryKey } = currentCartsQuery()
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<CartList>(queryKey, (list) => withoutCart(list ?? NO_CARTS, cartId))
      return { queryKey }
    },
    onSuccess: (_, { cartId, sharing }) => {
      guestCarts.forget(cartId)
      showToast({ tone: 'success', text: (sharing?.isOwner === false ? text.leave : text.delete).done })
      announceCarts()
    },
    onError: (error, cart, context) => {
      // restores this cart only: others may have changed meanwhile
      if (context) queryClient.setQueryData<CartList>(context.queryKey, (list) => withCart(list ?? NO_CARTS, cart))
      showCartFailure(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKeys.all }),
  })
}
