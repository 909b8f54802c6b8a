import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { NewSeller } from '../../supply/sellers/ports.ts'

/** What the shop does to sell plans. */
export interface PlanCommands {
  /** The shop sells by itself, as this organization; there is one. Offered plans go on sale with it. Answers its id. */
  openShop(tx: Executor, author: Author, shop: Omit<NewSeller, 'isHidden'>): Promise<number>
  /** Puts offered plans on sale that are not yet. Refuses NOT_FOUND while the shop does not sell by itself. */
  sellPlans(tx: Executor, author: Author): Promise<void>
}
