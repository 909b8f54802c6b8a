import { bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Terms with a word of this prefix for which at least one product reaches the place. */
export async function termsBeginning(
  executor: Executor,
  start: string,
  place: PlaceBytes,
  limit: number,
): Promise<string[]> {
  const rows = await run<{ term: string }>(
    executor,
    `select t.term
     from search_term t
     where t.start like $1 || '%'
       and exists (
         select from unnest(t.organization_ids, t.any_days, t.own_days) as told (organization_id, any_days, own_days)
         cross join lateral (
           values (told.organization_id, coalesce(told.any_days, 100)), (told.organization_id, told.own_days)
         ) as goods (organization_id, way_days)
         where ${comesTo('goods', '$2::bytea', '$3::bytea')})
     group by t.term
     order by min(case when t.start = t.term then 0 else 1 end), max(t.popularity) desc, t.term
     limit $4::int`,
    [start.replace(/[\\%_]/g, '\\$&'), bitsValue(place), waysValue(place), limit],
  )
  return rows.map(({ term }) => term)
}

/** Rebuilds the terms from titles and category names, with every word as a starting point. */
export async function rebuildTerms(tx: Executor): Promise<void> {
  // serializes concurrent rebuilds by several nodes
  await run(tx, "select pg_advisory_xact_lock(hashtext('search_term'))")
  await run(tx, 'delete from search_term')
  await run(
    tx,
    `insert into search_term (start, term, products, popularity, organization_ids, own_days, any_days)
     with named as (
       select trim(regexp_replace(title_head(fold_text(p.title)), '[^[:alnum:] -]+', ' ', 'g')) as term,
         l.organization_id, l.popularity, l.way_days
       from category_listing l join product_title p on p.id = l.product_id where l.category_id = 0
       union all
       select fold_text(c.title), l.organization_id, l.popularity, l.way_days
       from category_card c join category_listing l on l.category_id = c.id
     ), by_seller as (
       select term, organization_id, count(*) as products, max(popularity) as popularity,
         min(least(way_days, -1 - way_days)) as own_days, max(way_days) as any_days
       from named where length(term) between 3 and 60 group by term, organization_id
     ), terms as (
       select term, sum(products)::int as products, max(popularity) as popularity,
         (array_agg(organization_id order by products desc, organization_id))[1:200] as organization_ids,
         (array_agg(own_days order by products desc, organization_id))[1:200] as own_days,
         (array_agg(any_days order by products desc, organization_id))[1:200] as any_days
       from by_seller group by term
     )
     select distinct substr(term, word_at), term, products, popularity + least(products, 1000), organization_ids,
       own_days, any_days
     from terms cross join lateral (
       select 1 as word_at
       union select n + 1 from generate_series(1, 40) as n
         where substr(term, n, 1) = ' ' and substr(term, n + 1, 1) <> ' '
     ) as words
     where length(substr(term, word_at)) >= 3`,
    [],
  )
}
