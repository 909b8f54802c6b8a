import { type Executor, run } from '../../../platform/db/client.ts'
import type { LabelLots } from '../ports.ts'

/** Lots that order lines were shipped from, by line. */
export async function lotsOfLines(
  executor: Executor,
  orderLineIds: readonly number[],
): Promise<ReadonlyMap<number, LabelLots>> {
  const rows = await run<LabelLots & { lineId: number }>(
    executor,
    `select "lineId", string_agg(number, ', ' order by best_before nulls last, id) as numbers, min(made_on) as "madeOn",
       min(best_before) as "bestBefore"
       from (
         select movement.order_line_id as "lineId", stock_lot.id, stock_lot.number, stock_lot.made_on, stock_lot.best_before
           from stock_lot_movement as movement join stock_lot on stock_lot.id = movement.lot_id
          where movement.order_line_id = any($1::bigint[])
          group by movement.order_line_id, stock_lot.id having sum(change) < 0) as taken
      group by "lineId"`,
    [orderLineIds],
  )
  return new Map(rows.map(({ lineId, ...lots }) => [lineId, lots]))
}

/** Lots, by product, that all unshipped lines of the product will certainly get. */
export async function sureLots(executor: Executor, organizationId: number): Promise<ReadonlyMap<number, LabelLots>> {
  const rows = await run<LabelLots & { productId: number }>(
    executor,
    `select stock_lot.product_id as "productId", min(stock_lot.number) as numbers, min(made_on) as "madeOn",
       min(best_before) as "bestBefore"
       from stock_lot join product_title as product on product.id = stock_lot.product_id
       join seller_card as organization on organization.id = product.organization_id
      where product.organization_id = $1 and remaining > 0 and recalled_at is null
        and (best_before is null or best_before >= (shop_now() at time zone time_zone)::date)
      group by stock_lot.product_id
     having count(*) = 1 and sum(remaining) >= (
       select coalesce(sum(stock_hold.amount), 0) from stock_hold
        where stock_hold.product_id = stock_lot.product_id and stock_hold.state in ('live', 'committed')
          and not exists (
            select from stock_lot_movement as left_with where left_with.order_line_id = stock_hold.order_line_id))`,
    [organizationId],
  )
  return new Map(rows.map(({ productId, ...lots }) => [productId, lots]))
}
