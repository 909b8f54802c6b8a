import type { MarketChanged } from '@okolitsa/contracts/market/market-settings.ts'
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
  /** The stored market, newer than `current` by the time that a change takes to arrive. */
  read(executor: Executor): Promise<Market>
  /** The stored market, locked until the end of the transaction. */
  lock(tx: Executor): Promise<Market>
  /** The latest change of the market, and the groups that were changed after a version. */
  changesSince(
    executor: Executor,
    versions: { readonly version: number; readonly seen: number },
  ): Promise<MarketChanged>
  /** A cookie with which a browser sees the market before it opens. */
  previewCookie(): { readonly name: string; readonly value: string; readonly maxAge: number }
  /** True = the browser sees the market before it opens, by the cookie of the office. */
  isPreview(cookies: Readonly<Record<string, string | undefined>>): boolean
  /**
   * Refuses new orders while the market is not open; a preview may order before the opening.
   * @throws {Refusal} MARKET_CLOSED
   */
  refuseOrders(order: { readonly isPreview: boolean }): void
}
