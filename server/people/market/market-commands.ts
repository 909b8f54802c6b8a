import { marketMistakes } from '@okolitsa/domain/market/market-mistakes.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../services.ts'
import { changesSince } from './changes-since.ts'
import type { MarketCommands } from './ports.ts'
import { lockMarket, updateMarket } from './store/market.store.ts'

export function createMarketCommands({ audit, clock }: Deps<'audit' | 'clock'>): MarketCommands {
  return {
    changeMarket: async (tx, author, seen, change) => {
      refuseMistakes(marketMistakes(change))
      const before = await lockMarket(tx)
      if (!before) throw new Refusal('NOT_FOUND')
      if (before.version !== seen)
        throw new Refusal('MARKET_CHANGED', await changesSince({ audit }, tx, { version: before.version, seen }))
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
