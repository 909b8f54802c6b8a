import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** The statement about a product, and today in its seller's time zone. */
export async function findMade(
  tx: Executor,
  productId: number,
): Promise<{ readonly made: Made | null; readonly today: IsoDate }> {
  const [row] = await run<{ how: Made['how'] | null; on: IsoDate | null; today: IsoDate }>(
    tx,
    `select m.how, m.made_on as "on", (shop_now() at time zone o.time_zone)::date as today
       from product p join seller_card o on o.id = p.organization_id left join product_made m on m.product_id = p.id
      where p.id = $1`,
    [productId],
  )
  if (!row) throw new Error(`product ${productId} is gone`)
  return { made: row.how && row.on ? { how: row.how, on: row.on } : null, today: row.today }
}

export async function deleteMade(tx: Executor, productId: number): Promise<void> {
  await run(tx, 'delete from product_made where product_id = $1', [productId])
}

export async function insertMade(
  tx: Executor,
  rows: readonly (Made & { readonly productId: number })[],
): Promise<void> {
  await run(
    tx,
    `insert into product_made (product_id, how, made_on)
     select product_id, how, made_on from unnest($1::int[], $2::text[], $3::date[]) as made (product_id, how, made_on)`,
    [rows.map(({ productId }) => productId), rows.map(({ how }) => how), rows.map(({ on }) => on)],
  )
}
