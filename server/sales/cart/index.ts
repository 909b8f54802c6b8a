import type { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { EMPTY_GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import { SHARED_CART_TOLD_DAYS } from '@okolitsa/domain/cart/sharing.ts'
import { pipelined } from '../../platform/db/pipelined.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { publishLive } from '../../platform/realtime/live-hub.ts'
import type { MayListen } from '../../platform/realtime/mount-live.ts'
import { cartHandlers } from './http/cart.handlers.ts'
import { cartScopeOf } from './http/cart-scope-of.ts'
import { isCartId } from './http/guest-carts-cookie.ts'
import type { CartService } from './ports.ts'
import { findCart, lockCartsToOrder } from './store/find-carts.ts'
import { closeCart, deleteEmptyOfGuests, deleteExpired, leaveInCart } from './store/save-carts.ts'
import { deleteEndedBefore, endSharing } from './store/sharing.store.ts'
import { type CartDeps, guestCartEnd } from './use-cases/cart-deps.ts'

export interface CartModule {
  readonly handlers: Handlers<typeof cartEndpoints>
  /** Used by checkout and sign-in. */
  readonly service: CartService
  readonly periodic: readonly PeriodicTask[]
  /** A person who may see a cart may listen to its changes. */
  readonly mayListen: MayListen
}

/** Carts of guests and customers: one per seller (spec 7.6). */
export function createCartModule(deps: CartDeps): CartModule {
  return {
    handlers: cartHandlers(deps),
    service: {
      cartsForCheckout: lockCartsToOrder,
      closeCart: async (tx, cartId, { number, customerId }, keptProductIds = []) => {
        const end = { outcome: 'ordered', customerId, orderNumber: number, now: deps.clock() } as const
        const [, isShared] = await pipelined([
          keptProductIds.length > 0 ? leaveInCart(tx, cartId, keptProductIds, end.now) : closeCart(tx, cartId),
          endSharing(tx, cartId, end),
        ])
        if (isShared) await publishLive(tx, `cart:${cartId}`)
      },
    },
    mayListen: async (actor, cartId, context) =>
      isCartId(cartId) &&
      (await findCart(deps.executor, cartScopeOf({ actor, context }), cartId, deps.clock())) !== null,
    periodic: [
      {
        name: 'delete-expired-guest-carts',
        cron: '17 * * * *',
        run: async () => {
          await deleteExpired(deps.executor, deps.clock())
        },
      },
      {
        name: 'delete-empty-guest-carts',
        cron: '29 3 * * *',
        run: () =>
          deleteEmptyOfGuests(
            deps.executor,
            guestCartEnd(new Date(deps.clock().getTime() - EMPTY_GUEST_CART_DAYS * 86_400_000)),
          ),
      },
      {
        name: 'forget-ended-shared-carts',
        cron: '47 3 * * *',
        run: () =>
          deleteEndedBefore(deps.executor, new Date(deps.clock().getTime() - SHARED_CART_TOLD_DAYS * 86_400_000)),
      },
    ],
  }
}
