import type { cartEndpoints } from '@okolitsa/contracts/cart/cart.endpoints.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { cartHandlers } from './http/cart.handlers.ts'
import type { CartDoor } from './ports.ts'
import { lockCustomerCart } from './store/find-carts.ts'
import { closeCart, deleteExpired } from './store/save-carts.ts'
import { assignToCustomer } from './use-cases/assign-carts.ts'
import type { CartDeps } from './use-cases/cart-deps.ts'

export { cartSellable } from './use-cases/count-carts.ts'

export interface CartModule {
  readonly handlers: Handlers<typeof cartEndpoints>
  /** For checkout and sign-in. */
  readonly door: CartDoor
  readonly periodic: readonly PeriodicTask[]
}

/** Carts of guests and customers: one per seller (spec 7.6). */
export function createCartModule(deps: CartDeps & { readonly defaultLocation: Location }): CartModule {
  return {
    handlers: cartHandlers(deps, deps.defaultLocation),
    door: {
      cartForCheckout: lockCustomerCart,
      closeCart,
      assignToCustomer: (tx, customerId, guestCartIds) => assignToCustomer(deps, tx, customerId, guestCartIds),
    },
    periodic: [
      {
        name: 'delete-expired-guest-carts',
        cron: '17 * * * *',
        run: async () => {
          await deleteExpired(deps.executor, deps.clock())
        },
      },
    ],
  }
}
