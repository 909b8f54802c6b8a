import type { MarketChanged } from '@okolitsa/contracts/market/market-settings.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { MarketChange, MarketService } from '../../../people/market/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'

export interface GroupChange {
  readonly author: Parameters<MarketService['changeMarket']>[1]
  /** Version on which the change is based. */
  readonly seen: number
  readonly group: MarketChanged['groups'][number]
  /** The change, made of the locked market. */
  change(market: Market): MarketChange | Promise<MarketChange>
}

/**
 * Changes one group of settings. Changes of other groups since the seen version do not matter.
 * @throws Refusal MARKET_CHANGED when the same group was changed since
 */
export async function changeGroup(
  market: Pick<MarketService, 'changeMarket' | 'lock'>,
  tx: Executor,
  { author, seen, group, change }: GroupChange,
): Promise<Market> {
  const before = await market.lock(tx)
  const changed = await change(before)
  try {
    return await market.changeMarket(tx, author, seen, changed)
  } catch (error) {
    if (!isChanged(error) || error.facts.groups.includes(group)) throw error
    return market.changeMarket(tx, author, before.version, changed)
  }
}

const isChanged = (error: unknown): error is { readonly facts: MarketChanged } =>
  error instanceof Refusal && error.code === 'MARKET_CHANGED'
