import { type Executor, run } from '../../../platform/db/client.ts'

/** Sets or removes the threshold. Stock that is already below it causes no warning. */
export async function saveThreshold(tx: Executor, productId: number, below: number | null): Promise<void> {
  if (below === null) {
    await run(tx, 'delete from stock_threshold where product_id = $1', [productId])
    return
  }
  await run(
    tx,
    `insert into stock_threshold (product_id, below, told_at)
     select product_id, $2::int, case when kind <> 'unlimited' and on_hand - allocated - held < $2::int then shop_now() end
       from stock where product_id = $1
     on conflict (product_id) do update set below = excluded.below, told_at = excluded.told_at`,
    [productId, below],
  )
}

export interface LowGoods {
  organizationId: number
  products: number
}

/**
 * Marks products whose stock fell below or returned above the threshold since the last call, at most `limit`; returns
 * the sellers of those below. Products off sale are ignored.
 */
export function takeLowGoods(tx: Executor, now: Date, limit: number): Promise<LowGoods[]> {
  return run<LowGoods>(
    tx,
    `with due as (
       select stock_threshold.product_id, product.organization_id, product.enabled,
         stock.kind <> 'unlimited' and stock.on_hand - stock.allocated - stock.held < stock_threshold.below as is_low
         from stock_threshold join stock on stock.product_id = stock_threshold.product_id
         join product_title as product on product.id = stock_threshold.product_id
        where (stock.kind <> 'unlimited' and stock.on_hand - stock.allocated - stock.held < stock_threshold.below)
          <> (stock_threshold.told_at is not null)
        order by stock_threshold.product_id limit $2 for update of stock_threshold skip locked
     ), noted as (
       update stock_threshold set told_at = case when due.is_low then $1::timestamptz end
         from due where due.product_id = stock_threshold.product_id
     )
     select organization_id as "organizationId", count(*)::int as products from due
      where is_low and enabled group by organization_id order by organization_id`,
    [now, limit],
  )
}
