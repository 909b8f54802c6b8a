import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditService } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { ProductsService } from '../../products/ports.ts'
import type { SellersService } from '../../sellers/ports.ts'
import type { RestaurantInfo } from '../ports.ts'
import { listRestaurants, lockRestaurant } from '../store/restaurant.store.ts'

export interface MenuDeps {
  readonly clock: Clock
  readonly audit: AuditService
  readonly sellers: Pick<SellersService, 'takeSellers'>
  readonly products: Pick<
    ProductsService,
    | 'alcoholWords'
    | 'firstCategoryOf'
    | 'createProducts'
    | 'changeProduct'
    | 'setPrice'
    | 'enableProduct'
    | 'disableProduct'
  >
}

/** The restaurant, taken until the end of the transaction with its seller, the seller first. Throws NOT_FOUND. */
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

/** An audit entry about the restaurant as a whole. */
export const aboutRestaurant = (action: string, organizationId: number) => ({
  action,
  entity: 'restaurant' as const,
  entityId: organizationId,
  organizationId,
})
