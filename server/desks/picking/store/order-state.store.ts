import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface OrderStateRow {
  id: number
  deliveryKind: DeliveryKind
  state: DeliveryStatus
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** The given orders in the scope. */
export function findStates(executor: Executor, scope: StaffScope, ids: readonly number[]): Promise<OrderStateRow[]> {
  return run<OrderStateRow>(
    executor,
    `select id, delivery_kind as "deliveryKind", state from order_head as shop_order
      where id = any($1::int[]) and ${within(scope, OWNERS, 1)}
      order by id`,
    [ids, ...scopeValues(scope)],
  )
}
