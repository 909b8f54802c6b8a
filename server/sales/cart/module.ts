import { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import { EMPTY_GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import { SHARED_CART_REPORT_DAYS } from '@okolitsa/domain/cart/sharing.ts'
import { defineModule } from '../../module.ts'
import { pipelined } from '../../platform/db/pipelined.ts'
import { mounted } from '../../platform/module/module.ts'
import { publishLive } from '../../platform/realtime/live-hub.ts'
import { cartHandlers } from './http/cart.handlers.ts'
import { cartScopeOf } from './http/cart-scope-of.ts'
import { isCartId } from './http/guest-carts-cookie.ts'
import { personalData } from './personal-data.ts'
import { findCart, lockCartsToOrder } from './store/find-carts.ts'
import { closeCart, deleteEmptyOfGuests, deleteExpired, leaveInCart } from './store/save-carts.ts'
import { deleteEndedBefore, endSharing } from './store/sharing.store.ts'
import { guestCartEnd } from './use-cases/cart-deps.ts'

/** Carts of guests and customers, one per seller (spec 7.6). */
export const cartModule = defineModule({
  name: 'cart',
  uses: ['market', 'catalog', 'delivery', 'dinner', 'loyalty', 'orders', 'identity'],
  personalData,
  create: ({ database: { executor, inTransaction }, clock }, services) => ({
    service: {
      cartsForCheckout: lockCartsToOrder,
      closeCart: async (tx, cartId, { number, customerId }, keptProductIds = []) => {
        const end = { outcome: 'ordered', customerId, orderNumber: number, now: clock() } as const
        const [, isShared] = await pipelined([
          keptProductIds.length > 0 ? leaveInCart(tx, cartId, keptProductIds, end.now) : closeCart(tx, cartId),
          endSharing(tx, cartId, end),
        ])
        if (isShared) await publishLive(tx, `cart:${cartId}`)
      },
    },
    liveTopics: {
      cart: async (actor, cartId, context) =>
        isCartId(cartId) && (await findCart(executor, cartScopeOf({ actor, context }), cartId, clock())) !== null,
    },
    periodic: [
      {
        name: 'delete-expired-guest-carts',
        cron: '17 * * * *',
        run: () => deleteExpired(executor, clock()),
      },
      {
        name: 'delete-empty-guest-carts',
        cron: '29 3 * * *',
        run: () =>
          deleteEmptyOfGuests(executor, guestCartEnd(new Date(clock().getTime() - EMPTY_GUEST_CART_DAYS * 86_400_000))),
      },
      {
        name: 'forget-ended-shared-carts',
        cron: '47 3 * * *',
        run: () => deleteEndedBefore(executor, new Date(clock().getTime() - SHARED_CART_REPORT_DAYS * 86_400_000)),
      },
    ],
    calls: [mounted(cartEndpoints, cartHandlers({ executor, inTransaction, clock, ...services }))],
  }),
})
