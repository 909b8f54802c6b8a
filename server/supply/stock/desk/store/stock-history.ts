import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { StockReason } from '@okolitsa/domain/stock/stock-moves.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

export interface EntryRow {
  id: number
  at: Date
  timeZone: string
  cause: string
  productId: number
  title: string
  unit: string
  isWeight: boolean
  change: number
  after: number
  reason: StockReason | null
  note: string
  staffName: string | null
  orderId: number | null
}

const OWNERS = { organization: 'product.organization_id', customer: 'null' }

/**
 * Movements of stock, newest first. Reads only as many rows of each product as are displayed, by the index of
 * movements, so that the length of the history does not matter.
 */
export function listEntries(
  executor: Executor,
  scope: StaffScope,
  {
    productId,
    before,
    limit,
  }: { readonly productId: number | null; readonly before: number | null; readonly limit: number },
): Promise<EntryRow[]> {
  return run<EntryRow>(
    executor,
    `with entry as materialized (
       select one.* from product_title as product
         join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
         cross join lateral (
           select * from stock_movement
            where stock_movement.product_id = product.id and on_hand_delta <> 0
              and ($2::bigint is null or stock_movement.id < $2::bigint)
            order by stock_movement.id desc limit $3) as one
        where ($1::int is null or product.id = $1::int) and ${within(scope, OWNERS, 3)}
        order by one.id desc limit $3)
     select entry.id, entry.at, organization.time_zone as "timeZone", entry.cause, product.id as "productId", product.title, product.unit,
       product.is_weight as "isWeight", entry.on_hand_delta as change, coalesce(entry.on_hand_after, 0) as after, entry.reason,
       coalesce(entry.note, '') as note, staff_account.name as "staffName", order_line.order_id as "orderId"
       from entry join product_title as product on product.id = entry.product_id
       join seller_card as organization on organization.id = product.organization_id
       left join staff_person as staff_account on staff_account.id = entry.staff_id
       left join order_item as order_line on order_line.id = entry.order_line_id
      order by entry.id desc`,
    [productId, before, limit, ...scopeValues(scope)],
  )
}
