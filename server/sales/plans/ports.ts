import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { NewSeller } from '../../supply/sellers/ports.ts'

export interface PlanCommands {
  /** Creates the shop as the only seller of plans, puts offered plans on sale and returns the seller's id. */
  openShop(tx: Executor, author: Author, shop: Omit<NewSeller, 'isHidden'>): Promise<number>
  /** Puts further offered plans on sale. Refuses NOT_FOUND without the shop as a seller. */
  sellPlans(tx: Executor, author: Author): Promise<void>
}
