import { marketCodesEndpoints } from '@okolitsa/contracts/loyalty/market-codes.endpoints.ts'
import { offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { marketCodesHandlers } from './http/market-codes.handlers.ts'
import { offersHandlers } from './http/offers.handlers.ts'

/**
 * Promo codes and bonus rules of a seller, and promo codes of the market; the loyalty module stores and changes them. A
 * discount of the market is posted with the settlement of its order: the seller is owed the goods before it.
 */
export const loyaltyDeskModule = defineModule({
  name: 'loyaltyDesk',
  uses: ['loyalty', 'sellers', 'products'],
  create: ({ database, clock }, { loyalty, sellers, products }) => ({
    calls: [
      mounted(offersEndpoints, offersHandlers({ database, clock, loyalty, sellers })),
      mounted(marketCodesEndpoints, marketCodesHandlers({ database, clock, loyalty, products })),
    ],
  }),
})
