import type { Market } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import { changesSince } from './changes-since.ts'
import { marketChanged } from './market-changed.ts'
import { createMarketCommands } from './market-commands.ts'
import { createMarketPreview, MARKET_PREVIEW_COOKIE } from './market-preview.ts'
import { refuseOrders } from './refuse-orders.ts'
import { seedOf } from './seed-market.ts'
import { findMarket, insertMarket, lockMarket } from './store/market.store.ts'

export { createMarketCommands } from './market-commands.ts'
export { seedOf } from './seed-market.ts'
export { insertMarket } from './store/market.store.ts'

const orMissing = (market: Market | null): Market => {
  if (!market) throw new Refusal('NOT_FOUND')
  return market
}

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
      const found = await findMarket(executor)
      // answers of concurrent reads may arrive in another order
      if (found && found.version > market.version) {
        market = found
        pages.invalidate()
      }
    }
    const readBehind = (): void => {
      read().catch((error: unknown) => {
        log.error({ err: error }, 'reading the market')
        if (!isClosed) timer = setTimeout(readBehind, RETRY_MS)
      })
    }
    return {
      service: {
        ...createMarketCommands({ audit, clock }),
        current: () => market,
        read: async (from) => orMissing(await findMarket(from)),
        lock: async (tx) => orMissing(await lockMarket(tx)),
        changesSince: (from, versions) => changesSince({ audit }, from, versions),
        previewCookie: () => ({ name: MARKET_PREVIEW_COOKIE, ...preview.issue() }),
        isPreview: (cookies) => preview.isValid(cookies[MARKET_PREVIEW_COOKIE]),
        refuseOrders: ({ isPreview }) => refuseOrders(market, isPreview),
      },
      invalidations: [on(marketChanged, readBehind)],
      close: () => {
        isClosed = true
        clearTimeout(timer)
      },
    }
  },
})
