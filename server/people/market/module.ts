import type { Market } from '@okolitsa/domain/market/market.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { marketChanged } from './market-changed.ts'
import { createMarketCommands } from './market-commands.ts'
import { createMarketPreview, MARKET_PREVIEW_COOKIE } from './market-preview.ts'
import { refuseOrders } from './refuse-orders.ts'
import { seedOf } from './seed-market.ts'
import { findMarket, insertMarket } from './store/market.store.ts'

export { createMarketCommands } from './market-commands.ts'
export { seedOf } from './seed-market.ts'
export { insertMarket } from './store/market.store.ts'

/** Pause before a failed read is repeated, ms. */
const RETRY_MS = 1_000

/** The market of the installation, kept by every node in memory. */
export const marketModule = defineModule({
  name: 'market',
  uses: ['audit'],
  create: async ({ config, database, clock, log, pages }, { audit }) => {
    const { executor } = database
    await insertMarket(executor, { settings: seedOf(config), state: null, now: clock() })
    let market = (await findMarket(executor)) as Market
    const preview = createMarketPreview({ secret: config.TOKEN_SECRET, clock })
    let timer: NodeJS.Timeout | undefined
    let isClosed = false
    const read = async (): Promise<void> => {
      try {
        const found = await findMarket(executor)
        // answers of concurrent reads may arrive in another order
        if (found && found.version > market.version) {
          market = found
          pages.invalidate()
        }
      } catch (error) {
        log.error({ err: error }, 'reading the market')
        if (!isClosed) timer = setTimeout(read, RETRY_MS)
      }
    }
    return {
      service: {
        ...createMarketCommands({ audit, clock }),
        current: () => market,
        isPreview: (cookies) => preview.isValid(cookies[MARKET_PREVIEW_COOKIE]),
        refuseOrders: ({ isPreview }) => refuseOrders(market, isPreview),
      },
      invalidations: [on(marketChanged, () => void read())],
      close: () => {
        isClosed = true
        clearTimeout(timer)
      },
    }
  },
})
