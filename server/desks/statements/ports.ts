import type { Cost } from '@okolitsa/domain/bearers/bearers.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface StatementsService {
  /**
   * Discounts, refunds and gifts of an order with their bearers. @param orderId an order that the caller may see
   * @param specialPrice discount of its special prices, kopecks
   */
  costsOfOrder(executor: Executor, orderId: number, specialPrice: number): Promise<Cost[]>
}
