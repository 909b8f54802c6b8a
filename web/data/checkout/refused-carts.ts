import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { RefusedCart as CartRefusal } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { createTabStore, useTabStore } from '../../platform/tab-state/tab-store.ts'

interface RefusedCart {
  readonly refusal: CartRefusal
  /** Of the cart that was refused: a cart touched since is another try. */
  readonly version: number
}

const store = createTabStore<RefusedCart>('refused-carts')

/** Carts that were left behind by a purchase, each with its reason, until the visitor touches them. */
export const refusedCarts = {
  remember(refusal: CartRefusal, version: number): void {
    store.put(refusal.cartId, { refusal, version })
  },
  forget: store.forget,
  clear: store.clear,
}

/** The reason a cart was left behind, while it is still the same cart. */
export function useRefusedCarts(): (cart: Pick<Cart, 'cartId' | 'version'>) => CartRefusal | null {
  const all = useTabStore(store)
  return ({ cartId, version }) => {
    const found = all[cartId]
    return found?.version === version ? found.refusal : null
  }
}
