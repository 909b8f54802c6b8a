import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { CARD_COLUMNS, type CardRow } from './card-row.ts'
import { ORDERS } from './product-list.store.ts'

/** A product on a category's shelf, with the seller's total there. */
export interface ShelfRow extends CardRow {
  readonly categoryId: number
  readonly total: number
}

/** The most popular products of a seller in each of the categories, in the order of the categories. */
export function listShelves(
  executor: Executor,
  seller: ShownSellerId,
  categoryIds: readonly number[],
  most: number,
): Promise<ShelfRow[]> {
  return run<ShelfRow>(
    executor,
    `with own as materialized (
       select l.category_id, l.product_id, l.popularity,
         row_number() over (partition by l.category_id order by ${ORDERS.popularity.order('l')}) as place,
         count(*) over (partition by l.category_id)::int as total
       from category_listing l where l.organization_id = $1 and l.category_id = any($2::int[])
     )
     select own.category_id as "categoryId", coalesce(own.total, 0) as total, ${CARD_COLUMNS}
     from own join product_card c on c.product_id = own.product_id
     left join stock_level s on s.product_id = own.product_id
     where own.place <= $3
     order by array_position($2::int[], own.category_id), own.place`,
    [seller, categoryIds, most],
  )
}
