import { type Executor, run } from '../../../platform/db/client.ts'

/** What goods and categories are called that begins so, or has a word that does, at sellers of the place. */
export async function termsBeginning(
  executor: Executor,
  start: string,
  sellers: Uint8Array,
  limit: number,
): Promise<string[]> {
  const rows = await run<{ term: string }>(
    executor,
    `select t.term
     from search_term t
     where t.start like $1 || '%'
       and exists (
         select from unnest(t.organization_ids) as id
         where case when id < length($2::bytea) * 8 then get_bit($2::bytea, id) = 1 else false end)
     group by t.term
     order by min(case when t.start = t.term then 0 else 1 end), max(t.popularity) desc, t.term
     limit $3::int`,
    [start.replace(/[\\%_]/g, '\\$&'), Buffer.from(sellers), limit],
  )
  return rows.map(({ term }) => term)
}

/** Makes the terms anew: what titles name and what categories are called, with every word one may begin at. */
export async function rebuildTerms(tx: Executor): Promise<void> {
  // nodes that rebuild at once follow one another
  await run(tx, "select pg_advisory_xact_lock(hashtext('search_term'))")
  await run(tx, 'delete from search_term')
  await run(
    tx,
    `insert into search_term (start, term, products, popularity, organization_ids)
     with named as (
       select trim(regexp_replace(title_head(fold_text(p.title)), '[^[:alnum:] -]+', ' ', 'g')) as term,
         l.organization_id, l.popularity
       from category_listing l join product p on p.id = l.product_id where l.category_id = 0
       union all
       select fold_text(c.title), l.organization_id, l.popularity
       from category c join category_listing l on l.category_id = c.id
     ), by_seller as (
       select term, organization_id, count(*) as products, max(popularity) as popularity
       from named where length(term) between 3 and 60 group by term, organization_id
     ), terms as (
       select term, sum(products)::int as products, max(popularity) as popularity,
         (array_agg(organization_id order by products desc, organization_id))[1:200] as organization_ids
       from by_seller group by term
     )
     select distinct substr(term, word_at), term, products, popularity + least(products, 1000), organization_ids
     from terms cross join lateral (
       select 1 as word_at
       union select n + 1 from generate_series(1, 40) as n
         where substr(term, n, 1) = ' ' and substr(term, n + 1, 1) <> ' '
     ) as words
     where length(substr(term, word_at)) >= 3`,
    [],
  )
}
