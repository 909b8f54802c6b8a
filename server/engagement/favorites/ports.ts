import type { Executor } from '../../platform/db/client.ts'

export interface FavoritesService {
  /** Customers who follow a farm. */
  followersOf(executor: Executor, organizationId: number): Promise<readonly number[]>
}
