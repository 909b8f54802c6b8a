import type { ListedSellers } from '../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { ReadModels } from '../../supply/sellers/ports.ts'

/**
 * Keeps the catalogue's read models (`product_card`, `category_listing`, `category_seller_count`, `product_search`,
 * `search_word`) consistent. A change of a product, a price, a seller or a category calls it in the same transaction.
 * It locks the sellers' rows in the order of their ids, so refreshes of one seller run one after another.
 */
export interface ReadModelsService extends ReadModels, ListedSellers {
  /** Rebuilds all read models after a bulk load, in a transaction without concurrent ones. */
  rebuild(tx: Executor): Promise<void>
  /** Counts the products of each search word again; runs every night. */
  countWords(executor: Executor): Promise<void>
  /** Rebuilds cards whose special price has begun or ended; runs every minute. Returns their number. */
  refreshDuePrices(): Promise<number>
}
