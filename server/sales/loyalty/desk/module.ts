import { marketCodesEndpoints } from '@okolitsa/contracts/loyalty/market-codes.endpoints.ts'
import { offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { sharedDiscountsEndpoints } from '@okolitsa/contracts/loyalty/shared-discounts.endpoints.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { defineModule } from '../../../module.ts'
import { on } from '../../../platform/events/event.ts'
import { mounted } from '../../../platform/module/module.ts'
import { discountProposed } from '../events.ts'
import { marketCodesHandlers } from './http/market-codes.handlers.ts'
import { offersHandlers } from './http/offers.handlers.ts'
import { sharedDiscountsHandlers } from './http/shared-discounts.handlers.ts'

/**
 * Promo codes and bonus rules of a seller, and promo codes of the market; the loyalty module stores and changes them. A
 * discount of the market is posted with the settlement of its order: the seller is owed the goods before it.
 */
export const loyaltyDeskModule = defineModule({
  name: 'loyaltyDesk',
  uses: ['loyalty', 'sellers', 'products'],
  portsFilledBy: ['sellerNotifications'],
  create: ({ database, clock }, { loyalty, sellers, products, sellerNotifications }) => ({
    calls: [
      mounted(offersEndpoints, offersHandlers({ database, clock, loyalty, sellers })),
      mounted(marketCodesEndpoints, marketCodesHandlers({ database, clock, loyalty, products })),
      mounted(sharedDiscountsEndpoints, sharedDiscountsHandlers({ database, clock, loyalty })),
    ],
    subscribers: [
      on(discountProposed, 'loyalty-desk', async ({ codeId }) => {
        const { executor, inTransaction } = database
        const [code] = await loyalty.listMarketCodes(executor, { before: codeId + 1, limit: 1 })
        if (code?.id !== codeId) return
        const organizationIds = await loyalty.askedAbout(executor, codeId)
        const day = wordsIn('ru').notificationValues.day(code.fromDate, clock())
        await inTransaction((tx) =>
          sellerNotifications.notifyOwners(
            tx,
            organizationIds.map((organizationId) => ({
              ...({ organizationId, what: 'discountAsked', key: `discount:${codeId}` } as const),
              ...{ values: { title: code.code, day }, isPressing: false },
            })),
          ),
        )
      }),
    ],
  }),
})
