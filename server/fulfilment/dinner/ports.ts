import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { KitchenPace } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type { OpeningHours } from '@okolitsa/domain/restaurants/opening-hours.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { OrderableDish } from '../../supply/menus/ports.ts'

export type { OrderableDish } from '../../supply/menus/ports.ts'

/** A restaurant as promises and its orders need it. */
export interface Kitchen {
  readonly organizationId: number
  readonly hours: OpeningHours
  readonly pace: KitchenPace
  readonly coords: Coordinates
  /** An order that is not accepted within them is cancelled. */
  readonly acceptMinutes: number
  /** Orders that are accepted and not finished. */
  readonly cooking: number
}

/** Dishes and kitchens as ordering sees them. */
export interface DinnerService {
  /** By product; products that are no dishes are missing. */
  dishesFor(executor: Executor, productIds: readonly number[]): Promise<ReadonlyMap<number, OrderableDish>>
  /** By seller, as this node keeps them; sellers that are no restaurants are missing. */
  kitchensFor(executor: Executor, organizationIds: readonly number[]): Promise<ReadonlyMap<number, Kitchen>>
  /** Orders that each restaurant has accepted and not finished, at most a quarter of a minute old: for lists. */
  cookingLately(): Promise<ReadonlyMap<number, number>>
  /** As the database has it, for whoever orders; null = it is no restaurant. */
  kitchenNow(tx: Executor, organizationId: number): Promise<Kitchen | null>
  /**
   * Nobody changes these dishes, their options or the pace of their kitchen till the end of the transaction; what was
   * pressed before is seen by what is read next. After the cart, before any stock.
   */
  holdStill(tx: Executor, productIds: readonly number[]): Promise<void>
  /** Until when the kitchen has to answer an order that reaches it at this moment; null = it is no restaurant. */
  acceptBefore(executor: Executor, organizationId: number, from: Date): Promise<Date | null>
}
