import { offersEndpoints } from '@okolitsa/contracts/loyalty/offers.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { offersHandlers } from './http/offers.handlers.ts'

/** A seller's promo codes and bonuses: rules and changes are in the loyalty module. */
export const loyaltyDeskModule = defineModule({
  name: 'loyaltyDesk',
  uses: ['loyalty', 'sellers'],
  create: ({ database, clock }, { loyalty, sellers }) => ({
    calls: [mounted(offersEndpoints, offersHandlers({ database, clock, loyalty, sellers }))],
  }),
})
