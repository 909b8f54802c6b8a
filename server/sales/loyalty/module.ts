import { loyaltyEndpoints } from '@okolitsa/contracts/loyalty/loyalty.endpoints.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { orderMoved } from '../order-lifecycle/events.ts'
import { loyaltyHandlers } from './http/loyalty.handlers.ts'
import { inBonuses } from './http/present-loyalty.ts'
import { personalData } from './personal-data.ts'
import type { LoyaltyService } from './ports.ts'
import { findBalance, listEntries } from './store/bonus.store.ts'
import { moveCodeCategory } from './store/market-codes.store.ts'
import { burnBonuses } from './use-cases/burn-bonuses.ts'
import { discountConsents } from './use-cases/discount-consents.ts'
import { createMarketCodeCommands } from './use-cases/market-codes.ts'
import { createLoyaltyCommands } from './use-cases/offers.ts'
import { preview } from './use-cases/preview.ts'
import { countPromoTry } from './use-cases/promo-tries.ts'
import { accrue, followOrder, redeem, release } from './use-cases/redeem.ts'
import { warnOfBurning } from './use-cases/warn-of-burning.ts'

export { createLoyaltyCommands } from './use-cases/offers.ts'

/** Promo codes of sellers and of the market, and bonuses of customers. */
export const loyaltyModule = defineModule({
  name: 'loyalty',
  uses: ['audit', 'sellers', 'products'],
  personalData,
  create: ({ database, clock }, services) => {
    const { executor, inTransaction } = database
    services.products.followCategories(async (tx, _author, replaced) => {
      if (replaced.isMerged) await moveCodeCategory(tx, replaced)
    })
    const tried: LoyaltyService['tried'] = (...code) => countPromoTry({ inTransaction, clock }, ...code)
    return {
      service: {
        bonusesOf: async (customerId) => inBonuses(await findBalance(executor, customersOwn(customerId))),
        movementsOf: async (customerId, most) =>
          (await listEntries(executor, customersOwn(customerId), { limit: most, offset: 0 })).map((entry) => ({
            ...entry,
            amount: inBonuses(entry.amount),
          })),
        tried,
        preview,
        redeem,
        release,
        followOrder,
        ...createLoyaltyCommands(services),
        ...createMarketCodeCommands(services),
        ...discountConsents(services),
      },
      subscribers: [
        on(orderMoved, 'loyalty', async ({ orderId, to }) => {
          if (to === 'received') await inTransaction((tx) => accrue(tx, orderId, clock()))
          if (to === 'canceled') await inTransaction((tx) => release(tx, orderId, clock()))
        }),
      ],
      periodic: [
        {
          // runs several times a month, so that a node that was stopped can catch up; each notification is written once
          // a month
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
      calls: [mounted(loyaltyEndpoints, loyaltyHandlers({ executor, clock, tried }))],
    }
  },
})
