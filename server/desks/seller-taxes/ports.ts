import type { Executor } from '../../platform/db/client.ts'

export interface SellerTaxesService {
  /** Sellers whom the tax service no longer knows as self-employed. */
  lostNpd(executor: Executor): Promise<number[]>
}
