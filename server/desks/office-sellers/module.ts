import { officePapersEndpoints } from '@okolitsa/contracts/sellers/office-papers.endpoints.ts'
import { officeSellersEndpoints } from '@okolitsa/contracts/sellers/office-sellers.endpoints.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { goodsDecided } from '../../supply/products/events.ts'
import { sellerSuspensionChanged, sellerTerminated } from '../../supply/sellers/events.ts'
import { tourDecided } from '../../supply/tours/events.ts'
import { officePapersHandlers } from './http/office-papers.handlers.ts'
import { officeSellersHandlers } from './http/office-sellers.handlers.ts'
import { notifyReturn } from './notify-return.ts'
import { notifySuspension, notifyTermination } from './notify-suspension.ts'

/** Sellers as the office sees them: list, page, suspension, notes; and notifications of decisions about their goods. */
export const officeSellersModule = defineModule({
  name: 'officeSellers',
  uses: [
    'audit',
    'sellers',
    'registration',
    'push',
    'market',
    'numbers',
    'sellerTaxes',
    'sites',
    'office',
    'products',
    'tours',
    'sellerContract',
  ],
  create: (
    { database, clock, log, adapters },
    {
      audit,
      sellers,
      registration,
      push,
      market,
      numbers,
      sellerTaxes,
      sites,
      office,
      products,
      tours,
      sellerContract,
    },
  ) => ({
    calls: [
      mounted(officePapersEndpoints, officePapersHandlers({ database, clock, sellers, numbers })),
      mounted(
        officeSellersEndpoints,
        officeSellersHandlers({
          ...{ database, clock, audit, sellers, registration, numbers, sellerTaxes, sites, office, sellerContract },
        }),
      ),
    ],
    subscribers: [
      on(goodsDecided, 'office-sellers', async ({ productId, decidedAt }) =>
        notifyReturn(
          { push },
          await products.standingDecision(database.executor, { productId, decidedAt: new Date(decidedAt) }),
          { thing: 'goods', id: productId },
        ),
      ),
      on(tourDecided, 'office-sellers', async ({ tourId, decidedAt }) =>
        notifyReturn(
          { push },
          await tours.standingDecision(database.executor, { tourId, decidedAt: new Date(decidedAt) }),
          { thing: 'tours', id: tourId },
        ),
      ),
      on(sellerTerminated, 'office-sellers', (ended) =>
        notifyTermination(
          { executor: database.executor, clock, push, market, sellers, channel: adapters.channel, log },
          ended,
        ),
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
