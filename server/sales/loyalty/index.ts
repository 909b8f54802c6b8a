import type { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import type { Database } from '../../platform/db/client.ts'
import { on, type Subscriber } from '../../platform/events/event.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import { loyaltyHandlers } from './http/loyalty.handlers.ts'
import { inBonuses } from './http/present-loyalty.ts'
import type { LoyaltyService } from './ports.ts'
import { findBalance } from './store/bonus.store.ts'
import { burnBonuses } from './use-cases/burn-bonuses.ts'
import { preview } from './use-cases/preview.ts'
import { promoTries } from './use-cases/promo-tries.ts'
import { accrue, followOrder, redeem, release } from './use-cases/redeem.ts'
import { warnOfBurning } from './use-cases/warn-of-burning.ts'

export { createLoyaltyCommands } from './use-cases/offers.ts'

export interface LoyaltyModule {
  readonly handlers: Handlers<typeof loyaltyEndpoints>
  /** Used by cart, checkout, orders and the profile. */
  readonly service: LoyaltyService
  /** Follows order steps: a received order gives its bonuses, a cancelled one returns those it used. */
  readonly subscribers: readonly Subscriber[]
  readonly periodic: readonly PeriodicTask[]
}

export function createLoyaltyModule(deps: {
  database: Pick<Database, 'executor' | 'inTransaction'>
  clock: Clock
}): LoyaltyModule {
  const { database, clock } = deps
  const { executor, inTransaction } = database
  const tried: LoyaltyService['tried'] = (...code) => promoTries({ inTransaction, clock }, ...code)
  return {
    handlers: loyaltyHandlers({ executor, clock, tried }),
    service: {
      bonusesOf: async (customerId) => inBonuses(await findBalance(executor, customersOwn(customerId))),
      tried,
      preview,
      redeem,
      release,
      followOrder,
    },
    subscribers: [
      on(orderMoved, 'loyalty', async ({ orderId, to }) => {
        if (to === 'received') await inTransaction((tx) => accrue(tx, orderId, clock()))
        if (to === 'canceled') await inTransaction((tx) => release(tx, orderId, clock()))
      }),
    ],
    periodic: [
      {
        // several days in case a node is down; a month's notification is stored once
        name: 'warn-of-burning-bonuses',
        cron: '11 7 1-5 * *',
        run: () => warnOfBurning({ executor, clock }),
      },
      {
        name: 'burn-bonuses',
        cron: '41 2 * * *',
        run: async () => {
          await burnBonuses({ executor, inTransaction, clock })
        },
      },
    ],
  }
}
