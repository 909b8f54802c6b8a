import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { visitor } from '../visitor/visitor.ts'
import { cartWriter, currentCartsQuery, receiveCart } from './carts-query.ts'
import { cartKeys } from './keys.ts'
import { inPlace, openCart, showCartFailure, useCarts } from './use-carts.ts'

export interface ChosenDish {
  readonly productId: number
  readonly quantity: number
  readonly options: readonly { readonly optionId: number; readonly count: number }[]
}

/** A line of a dish: the same dish with other options is another line. */
type DishLine = Pick<CartProduct, 'id' | 'optionsKey'>

type Change =
  | { readonly kind: 'add'; readonly dish: ChosenDish }
  | { readonly kind: 'quantity'; readonly line: DishLine; readonly quantity: number }
  | { readonly kind: 'replace'; readonly line: DishLine; readonly dish: ChosenDish }

async function carry(organizationId: number, change: Change, known: Cart | undefined): Promise<Cart | null> {
  const api = shopApi()
  const products = 'dish' in change ? [{ ...change.dish, options: [...change.dish.options] }] : []
  if (!known) return change.kind === 'add' ? openCart(organizationId, products) : null
  const cart = await inPlace(known, visitor.state().location)
  const id = cart.cartId
  if (change.kind === 'add') return api.cart.addProducts({ params: { id }, body: { products } })
  const { id: productId, optionsKey } = change.line
  const params = { id, productId }
  if (change.kind === 'replace') {
    const { quantity, options } = change.dish
    return api.cart.changeQuantity({ params, body: { quantity, optionsKey, options: [...options] } })
  }
  return change.quantity === 0
    ? api.cart.removeProduct({ params, query: { optionsKey } })
    : api.cart.changeQuantity({ params, body: { quantity: change.quantity, optionsKey } })
}

/**
 * Dishes in the cart of a restaurant: lines are identified by the dish and its options and change one after another.
 */
export function useDishCart(organizationId: number) {
  const queryClient = useQueryClient()
  const { list } = useCarts()
  const cart = list?.items.find((known) => known.farmerId === organizationId) ?? null
  const mutation = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (change: Change) =>
      cartWriter.inTurn(organizationId, async () => {
        const { items } = await queryClient.ensureQueryData(currentCartsQuery())
        return carry(
          organizationId,
          change,
          items.find((known) => known.farmerId === organizationId),
        )
      }),
    onSuccess: (changed) => {
      if (changed) receiveCart(queryClient, changed)
    },
    onError: (error) => {
      showCartFailure(error)
      void queryClient.invalidateQueries({ queryKey: cartKeys.all })
    },
  })
  return {
    cart,
    isBusy: mutation.isPending,
    /** Returns whether the dish was added; a failure has been reported. */
    add: (dish: ChosenDish): Promise<boolean> => settled(mutation.mutateAsync({ kind: 'add', dish })),
    /** Changes the options of a line; merges it with a line of the same options. */
    replace: (line: DishLine, dish: ChosenDish): Promise<boolean> =>
      settled(mutation.mutateAsync({ kind: 'replace', line, dish })),
    setQuantity: (line: DishLine, quantity: number): void => mutation.mutate({ kind: 'quantity', line, quantity }),
  }
}

const settled = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
