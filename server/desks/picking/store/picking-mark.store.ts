import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Mark } from '@okolitsa/domain/picking/picking-sums.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A mark with the version of the line that its author saw; 0 = none. */
export interface SeenMark extends Mark {
  readonly version: number
}

/** A line with its state for marking. */
export interface MarkableLine {
  lineId: number
  orderId: number
  organizationId: number
  productId: number
  amount: number
  isShort: boolean
  version: number
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** The given lines in the scope, with their latest marks. */
export function findMarks(executor: Executor, scope: StaffScope, lineIds: readonly number[]): Promise<MarkableLine[]> {
  return run<MarkableLine>(
    executor,
    `select order_line.id as "lineId", order_line.order_id as "orderId", shop_order.organization_id as "organizationId",
       order_line.product_id as "productId",
       coalesce(picking_mark.amount, 0) as amount, coalesce(is_short, false) as "isShort",
       coalesce(version, 0) as version
       from order_item as order_line
       join order_head as shop_order on shop_order.id = order_line.order_id
       left join picking_mark on picking_mark.order_line_id = order_line.id
      where order_line.id = any($1::bigint[]) and ${within(scope, OWNERS, 1)}
      order by order_line.id`,
    [lineIds, ...scopeValues(scope)],
  )
}

/**
 * Stores marks of orders being picked, when the line still has the seen version. Rows are locked in the order of their
 * ids, so concurrent marks cannot deadlock. Returns the marked lines.
 */
export async function writeMarks(
  tx: Executor,
  scope: StaffScope,
  marks: readonly SeenMark[],
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<number[]> {
  const rows = await run<{ lineId: number }>(
    tx,
    `insert into picking_mark (order_line_id, amount, is_short, version, staff_id, marked_at)
     select order_line.id, said.amount, said.is_short and said.amount < coalesce(picked_amount, ordered_amount),
       said.version + 1, $5, $6
       from unnest($1::bigint[], $2::int[], $3::bool[], $4::int[]) as said (line_id, amount, is_short, version)
       join order_item as order_line on order_line.id = said.line_id
       join order_head as shop_order on shop_order.id = order_line.order_id
      where shop_order.state = 'isAssembling' and not is_weight
        and said.amount <= coalesce(picked_amount, ordered_amount)
        and (said.version = 0 or exists (select from picking_mark where picking_mark.order_line_id = order_line.id))
        and ${within(scope, OWNERS, 6)}
      order by order_line.id
     on conflict (order_line_id) do update
       set amount = excluded.amount, is_short = excluded.is_short, version = excluded.version,
         staff_id = excluded.staff_id, marked_at = excluded.marked_at
       where picking_mark.version = excluded.version - 1
     returning order_line_id as "lineId"`,
    [
      marks.map(({ lineId }) => lineId),
      marks.map(({ amount }) => amount),
      marks.map(({ isShort }) => isShort),
      marks.map(({ version }) => version),
      staffId,
      now,
      ...scopeValues(scope),
    ],
  )
  return rows.map(({ lineId }) => lineId)
}
