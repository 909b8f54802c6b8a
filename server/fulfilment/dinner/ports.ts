import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { KitchenPace } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type { OpeningHours } from '@okolitsa/domain/restaurants/opening-hours.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { OrderableDish } from '../../supply/menus/ports.ts'

export type { OrderableDish } from '../../supply/menus/ports.ts'

/** Facts about a restaurant for promises and orders. */
export interface Kitchen {
  readonly organizationId: number
  readonly hours: OpeningHours
  readonly pace: KitchenPace
  readonly coords: Coordinates
  /** Minutes after which an unanswered order is cancelled. */
  readonly acceptMinutes: number
  /** Number of orders accepted and not finished. */
  readonly cooking: number
}

export interface DinnerService {
  /** Dishes by product id; products that are not dishes are absent. */
  dishesFor(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  /** Kitchens by seller id, from the node's cache; sellers that are not restaurants are absent. */
  kitchensFor(executor: Executor, organizationIds: readonly number[]): Promise<ReadonlyMap<number, Kitchen>>
  /** Number of orders accepted and not finished by restaurant, at most 15 seconds old, for lists. */
  cookingLately(): Promise<ReadonlyMap<number, number>>
  /** A kitchen read from the database for an order; null = not a restaurant. */
  kitchenNow(tx: Executor, organizationId: number): Promise<Kitchen | null>
  /**
   * Locks these dishes, their options and the kitchen's pace until the end of the transaction, so that later reads see
   * earlier changes. Called after locking the cart and before locking stock.
   */
  lockDishes(tx: Executor, productIds: readonly number[]): Promise<void>
  /** Deadline of the kitchen's answer to an order that arrives now; null = not a restaurant. */
  acceptBefore(executor: Executor, organizationId: number, from: Date): Promise<Date | null>
}
