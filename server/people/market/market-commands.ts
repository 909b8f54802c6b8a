import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../services.ts'
import type { MarketCommands } from './ports.ts'
import { lockMarket, updateMarket } from './store/market.store.ts'

export function createMarketCommands({ audit, clock }: Deps<'audit' | 'clock'>): MarketCommands {
  return {
    changeMarket: async (tx, author, seen, change) => {
      const before = await lockMarket(tx)
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== seen) throw new Refusal('MARKET_CHANGED')
      const after = { ...before, ...change, version: before.version + 1 }
      await updateMarket(tx, after, clock())
      await audit.record(tx, author, [
        {
          action: 'changeMarket',
          entity: 'market',
          entityId: 'market',
          organizationId: null,
          before: { ...before },
          after: { ...after },
        },
      ])
      return after
    },
  }
}
