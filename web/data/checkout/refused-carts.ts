import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { RefusedCart as CartRefusal } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { createTabStore, useTabStore } from '../../platform/tab-state/tab-store.ts'

interface RefusedCart {
  readonly refusal: CartRefusal
  /** Version of the refused cart: a changed cart is a new attempt. */
  readonly version: number
}

const store = createTabStore<RefusedCart>('refused-carts')

/** Carts left behind by the last checkout with reasons, until the visitor changes them. */
export const refusedCarts = {
  remember(refusal: CartRefusal, version: number): void {
    store.put(refusal.cartId, { refusal, version })
  },
  forget: store.forget,
  clear: store.clear,
}

/** The reason why a cart was left behind, while it is unchanged. */
export function useRefusedCarts(): (cart: Pick<Cart, 'cartId' | 'version'>) => CartRefusal | null {
  const all = useTabStore(store)
  return ({ cartId, version }) => {
    const found = all[cartId]
    return found?.version === version ? found.refusal : null
  }
}
