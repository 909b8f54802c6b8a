import { type Executor, run } from '../../../platform/db/client.ts'

/** A lot by its product and number; `orderIds` = orders with stock of it. */
export interface NamedLotOrders {
  readonly title: string
  readonly orderIds: readonly number[]
}

/** The lot with the orders that hold its stock; null = unknown. */
export async function findLotOrders(executor: Executor, lotId: number): Promise<NamedLotOrders | null> {
  const [row] = await run<{ title: string; orderIds: number[] }>(
    executor,
    `select product.title || ', ' || stock_lot.number as title,
       array(select distinct order_item.order_id
          from (select order_line_id from stock_lot_movement where lot_id = $1 and order_line_id is not null
                 group by order_line_id having sum(change) < 0) as had
          join order_item on order_item.id = had.order_line_id) as "orderIds"
       from stock_lot join product_title as product on product.id = stock_lot.product_id where stock_lot.id = $1`,
    [lotId],
  )
  return row ?? null
}

/** Lots whose product or number contains the text, the newest first. */
export const listNamedLots = (
  executor: Executor,
  text: string,
  most: number,
): Promise<{ id: string; title: string; note: string }[]> =>
  run<{ id: string; title: string; note: string }>(
    executor,
    `select stock_lot.id::text, product.title || ', ' || number as title, organization.title as note
       from stock_lot join product_title as product on product.id = stock_lot.product_id
       join seller_card as organization on organization.id = product.organization_id
      where product.title ilike '%' || $1 || '%' or number ilike $1 || '%' order by stock_lot.id desc limit $2`,
    [text, most],
  )
