import type { ListedSellers } from '../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { ReadModels } from '../../supply/sellers/ports.ts'

/**
 * What keeps the catalogue's read models (`product_card`, `category_listing`, `category_seller_count`, `product_search`,
 * `search_word`) true. Whoever changes a product, a price, a seller or a category calls it in the same transaction.
 * Refreshes of one seller's products follow one another: it takes the rows of the sellers, in the order of their ids.
 */
export interface ReadModelsService extends ReadModels, ListedSellers {
  /** Everything anew, after rows were written in bulk; in a transaction that nobody else meets. */
  rebuild(tx: Executor): Promise<void>
  /** Counts anew how many products each word of the search finds; run every night. */
  countWords(executor: Executor): Promise<void>
  /** Rebuilds cards whose special price began or ended; run every minute. Answers how many. */
  refreshDuePrices(): Promise<number>
}
