import { GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import type { Deps } from '../../../services.ts'
import type { CartScope } from '../cart-scope.ts'
import type { Change } from '../store/change-lines.ts'

/** Services that the use cases of the cart require. */
export type CartDeps = Deps<
  | 'executor'
  | 'inTransaction'
  | 'clock'
  | 'market'
  | 'catalog'
  | 'delivery'
  | 'dinner'
  | 'loyalty'
  | 'orders'
  | 'identity'
>

const DAY_MS = 86_400_000

/** A change of a cart by the visitor at the current time; every change extends the lifetime of a guest's cart. */
export const changeBy = (scope: CartScope, cartId: string, now: Date): Change => ({
  scope,
  cartId,
  now,
  expiresAt: guestCartEnd(now),
})

/** Expiry of a guest's cart that changes now. */
export const guestCartEnd = (now: Date): Date => new Date(now.getTime() + GUEST_CART_DAYS * DAY_MS)
