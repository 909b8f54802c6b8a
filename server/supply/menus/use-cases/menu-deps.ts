import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { RestaurantInfo } from '../ports.ts'
import { listRestaurants, lockRestaurant } from '../store/restaurant.store.ts'

export type MenuDeps = Deps<'clock' | 'audit' | 'sellers' | 'products'>

/** Locks the restaurant after its seller until the end of the transaction. Throws NOT_FOUND. */
export async function takeRestaurant(
  { sellers }: Pick<MenuDeps, 'sellers'>,
  tx: Executor,
  organizationId: number,
): Promise<RestaurantInfo> {
  await sellers.takeSellers(tx, [organizationId])
  const isThere = await lockRestaurant(tx, organizationId)
  const [restaurant] = isThere ? await listRestaurants(tx, [organizationId]) : []
  if (!restaurant) throw new Refusal('NOT_FOUND')
  return restaurant
}

/** Fields of an audit entry about the whole restaurant. */
export const aboutRestaurant = (action: string, organizationId: number) => ({
  action,
  entity: 'restaurant' as const,
  entityId: organizationId,
  organizationId,
})
