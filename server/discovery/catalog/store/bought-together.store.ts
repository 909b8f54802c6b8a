import { type Executor, run } from '../../../platform/db/client.ts'

export interface TogetherRule {
  readonly days: number
  /**
   * Minimum of different customers for a pair: one household's habit is no pattern, and no single order is revealed.
   */
  readonly enough: number
  /** Maximum of products stored for one product. */
  readonly most: number
}

/**
 * Rebuilds the pairs of products bought together from received orders: enough different customers ordered them
 * together, ranked by how much more often than by chance (lift). A universally bought product is paired with no
 * particular one.
 */
export async function rebuildBoughtTogether(
  tx: Executor,
  now: Date,
  { days, enough, most }: TogetherRule,
): Promise<void> {
  // serializes concurrent rebuilds by several nodes
  await run(tx, "select pg_advisory_xact_lock(hashtext('bought_together'))")
  await run(tx, 'delete from bought_together')
  await run(
    tx,
    `insert into bought_together (product_id, other_id, customers, lift)
     with bought as materialized (
       select distinct l.customer_id, l.order_group_id, l.product_id
       from sold_line l
       where l.state = 'received' and l.placed_at > $1::timestamptz - make_interval(days => $2)
         and l.picked_amount is distinct from 0
     ), each as materialized (
       select product_id, count(distinct customer_id)::real as customers from bought group by product_id
     ), pairs as materialized (
       select a.product_id, b.product_id as other_id, count(distinct a.customer_id)::int as customers
       from bought a join bought b on b.order_group_id = a.order_group_id and b.product_id <> a.product_id
       group by a.product_id, b.product_id having count(distinct a.customer_id) >= $3::int
     ), measured as (
       select pairs.product_id, pairs.other_id, pairs.customers,
         (pairs.customers / one.customers * (select count(distinct customer_id) from bought) / other.customers)::real as lift
       from pairs
       join each one on one.product_id = pairs.product_id
       join each other on other.product_id = pairs.other_id
     ), ranked as (
       select measured.*, row_number() over (partition by product_id order by lift desc, customers desc, other_id) as place
       from measured where lift > 1
     )
     select product_id, other_id, customers, lift from ranked where place <= $4::int`,
    [now, days, enough, most],
  )
}

/** Products bought together with a product, the strongest first. */
export async function boughtTogetherWith(executor: Executor, productId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    'select other_id as id from bought_together where product_id = $1 order by lift desc, customers desc, other_id',
    [productId],
  )
  return rows.map(({ id }) => id)
}
