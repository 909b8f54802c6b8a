import { marketDeskEndpoints } from '@okolitsa/contracts/market/market-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { marketDeskHandlers } from './http/market-desk.handlers.ts'

/** The set-up and the settings of the market, for its owner. */
export const marketSetupModule = defineModule({
  name: 'marketSetup',
  uses: ['market', 'products', 'images', 'registration', 'announcement', 'content', 'starter'],
  create: ({ config, database, clock }, { images, registration, ...services }) => {
    const { RBS_MODE, SBP_MODE, PAYANYWAY_MODE, PUBLIC_URL } = config
    const handlers = marketDeskHandlers({
      database,
      clock,
      ...services,
      companies: registration,
      pictures: images.pictures,
      host: new URL(PUBLIC_URL).hostname,
      takesOnline: [RBS_MODE, SBP_MODE, PAYANYWAY_MODE].some((mode) => mode !== 'off'),
    })
    return { calls: [mounted(marketDeskEndpoints, handlers)] }
  },
})
