import { type Executor, run } from '../../../platform/db/client.ts'

export interface TradeFacts {
  /** Visible sellers with goods on sale and a way to deliver them. */
  readonly sellers: number
  /** True = one of them takes money at the door. */
  readonly takesCash: boolean
  /** True = an order was placed. */
  readonly hasOrders: boolean
}

/** Facts of the opening check that belong to sellers and orders. */
export async function readTradeFacts(executor: Executor): Promise<TradeFacts> {
  const [row] = await run<TradeFacts>(
    executor,
    `with ready as (
       select payment_methods
         from seller_card join seller_terms on seller_terms.id = seller_card.id
         join seller_page on seller_page.id = seller_card.id
        where is_enabled and not is_hidden
          and (type = 'tour_operator' or with_cdek or shipping_rates > 0 or pickup_places > 0)
          and exists (select from product_title
                       where product_title.organization_id = seller_card.id and enabled and archived_at is null
                         and price > 0))
     select count(*)::int as sellers,
       coalesce(bool_or(payment_methods && array['cashondelivery', 'cardondelivery']), false) as "takesCash",
       exists (select from order_head) as "hasOrders"
     from ready`,
  )
  return row ?? { sellers: 0, takesCash: false, hasOrders: false }
}
