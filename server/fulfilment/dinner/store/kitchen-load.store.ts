import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Location of a kitchen, and its orders accepted and not finished. */
export interface KitchenLoad {
  readonly organizationId: number
  readonly coords: Coordinates
  readonly cooking: number
}

export async function listLoads(executor: Executor, organizationIds: readonly number[]): Promise<KitchenLoad[]> {
  const rows = await run<{ organizationId: number; latitude: number; longitude: number; cooking: number }>(
    executor,
    `select organization.id as "organizationId", latitude, longitude,
       (select count(*)::int from order_head as shop_order join order_dinner as dinner_order on order_id = shop_order.id
         where shop_order.organization_id = organization.id and state = 'isAssembling' and ready_at is null) as cooking
     from seller_card as organization where organization.id = any($1::int[])`,
    [organizationIds],
  )
  return rows.map(({ organizationId, latitude, longitude, cooking }) => ({
    organizationId,
    coords: { latitude, longitude },
    cooking,
  }))
}
