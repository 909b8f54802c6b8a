import type { checkoutEndpoints } from '@okolitsa/contracts/checkout/checkout.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { checkoutHandlers } from './http/checkout.handlers.ts'
import type { CheckoutDoors } from './ports.ts'
import { forgetKeys } from './store/idempotency.store.ts'

/** A repeat after so many days is a new purchase. */
const KEYS_LIVE_DAYS = 30

export interface CheckoutModule {
  readonly handlers: Handlers<typeof checkoutEndpoints>
  readonly periodic: readonly PeriodicTask[]
}

/** Checkout: carts become orders. Owns purchases and idempotency records. */
export function createCheckoutModule(
  deps: CheckoutDoors & { database: Pick<Database, 'executor' | 'inTransaction'>; clock: Clock },
): CheckoutModule {
  const { database, clock, ...doors } = deps
  return {
    handlers: checkoutHandlers({ executor: database.executor, inTransaction: database.inTransaction, doors, clock }),
    periodic: [
      {
        name: 'forget-idempotency-keys',
        cron: '17 3 * * *',
        run: async () => {
          await forgetKeys(database.executor, new Date(clock().getTime() - KEYS_LIVE_DAYS * 86_400_000))
        },
      },
    ],
  }
}
