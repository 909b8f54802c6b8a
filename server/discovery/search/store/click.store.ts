import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Rebuilds the weights of opened results, with one click per device, product and phrase. A weight is less than any step
 * of relevance, so it only orders equal results.
 */
export async function rebuildClickWeights(
  tx: Executor,
  now: Date,
  { days, enough }: { days: number; enough: number },
): Promise<void> {
  // serializes concurrent rebuilds by several nodes
  await run(tx, "select pg_advisory_xact_lock(hashtext('search_click_weight'))")
  await run(tx, 'delete from search_click_weight')
  await run(
    tx,
    `insert into search_click_weight (phrase, product_id, weight)
     select phrase, product_id, clicks / (clicks + 20.0)
     from (
       select fold_text(trim(payload ->> 'text')) as phrase, p.id as product_id,
         count(distinct e.device_id)::real as clicks
       from analytics_event e join product_title p on p.id::text = e.payload ->> 'productId'
       where e.kind = 'search-result-click' and e.at >= $1::timestamptz - make_interval(days => $2)
       group by 1, 2
     ) as clicked
     where clicks >= $3::int and phrase <> ''`,
    [now, days, enough],
  )
}
