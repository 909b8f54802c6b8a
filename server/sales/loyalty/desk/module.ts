import { offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { offersHandlers } from './http/offers.handlers.ts'

/** A seller's promo codes and bonus rules; the loyalty module stores and changes them. */
export const loyaltyDeskModule = defineModule({
  name: 'loyaltyDesk',
  uses: ['loyalty', 'sellers'],
  create: ({ database, clock }, { loyalty, sellers }) => ({
    calls: [mounted(offersEndpoints, offersHandlers({ database, clock, loyalty, sellers }))],
  }),
})
