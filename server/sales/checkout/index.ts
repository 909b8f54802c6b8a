import type { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import type { FirstOrderLimits } from '@okolitsa/domain/checkout/first-orders.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { checkoutHandlers } from './http/checkout.handlers.ts'
import type { CheckoutService, CheckoutServices } from './ports.ts'
import { forgetKeys } from './store/idempotency.store.ts'
import { orderIn, placeIn } from './use-cases/place.ts'

/** Limits for customers who have received no order yet, by default. */
const WITHOUT_BOUNDS: FirstOrderLimits = { unpaid: 0, stockPercent: 100 }

/** A repeat after so many days is a new purchase. */
const KEYS_LIVE_DAYS = 30

export interface CheckoutModule extends CheckoutService {
  readonly handlers: Handlers<typeof checkoutEndpoints>
  readonly periodic: readonly PeriodicTask[]
}

/** Checkout: carts become orders. Owns purchases and idempotency records. */
export function createCheckoutModule(
  deps: CheckoutServices & {
    database: Pick<Database, 'executor' | 'inTransaction'>
    clock: Clock
    firstOrders?: FirstOrderLimits
  },
): CheckoutModule {
  const { database, clock, firstOrders = WITHOUT_BOUNDS, ...ports } = deps
  const { executor, inTransaction } = database
  const own = { executor, inTransaction, ports, clock, firstOrders }
  return {
    place: placeIn(own),
    order: orderIn(own),
    handlers: checkoutHandlers(own),
    periodic: [
      {
        name: 'forget-idempotency-keys',
        cron: '17 3 * * *',
        run: async () => {
          await forgetKeys(executor, new Date(clock().getTime() - KEYS_LIVE_DAYS * 86_400_000))
        },
      },
    ],
  }
}
