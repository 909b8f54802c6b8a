import { officeSellersEndpoints } from '@okolitsa/contracts/sellers/office-sellers.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { goodsDecided } from '../../supply/products/events.ts'
import { sellerSuspensionChanged } from '../../supply/sellers/events.ts'
import { officeSellersHandlers } from './http/office-sellers.handlers.ts'
import { notifyReturn } from './notify-return.ts'
import { notifySuspension } from './notify-suspension.ts'

/** Sellers as the office sees them: list, page, suspension, notes; and notifications of decisions about their goods. */
export const officeSellersModule = defineModule({
  name: 'officeSellers',
  uses: ['audit', 'sellers', 'registration', 'push', 'market', 'products'],
  create: ({ database, clock, log, adapters }, { audit, sellers, registration, push, market, products }) => ({
    calls: [mounted(officeSellersEndpoints, officeSellersHandlers({ database, clock, audit, sellers, registration }))],
    subscribers: [
      on(goodsDecided, 'office-sellers', (decided) =>
        notifyReturn({ executor: database.executor, push, products }, decided),
      ),
      on(sellerSuspensionChanged, 'office-sellers', (changed) =>
        notifySuspension(
          { executor: database.executor, clock, push, market, sellers, channel: adapters.channel, log },
          changed,
        ),
      ),
    ],
  }),
})
