import type { Market, MarketSettings, MarketState } from '@okolitsa/domain/market/market.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Author } from '../audit/ports.ts'

/** A change of the market's groups of settings or of its state; absent fields stay. */
export type MarketChange = Partial<MarketSettings> & { readonly state?: MarketState }

export interface MarketCommands {
  /**
   * Changes the market based on a version.
   * @throws {Refusal} MARKET_CHANGED when the market has another version
   */
  changeMarket(tx: Executor, author: Author, seen: number, change: MarketChange): Promise<Market>
}

export interface MarketService extends MarketCommands {
  /** The market as this node knows it. Changes of other nodes arrive within a second. */
  current(): Market
}
