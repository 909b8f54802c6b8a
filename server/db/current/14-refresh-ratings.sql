CREATE OR REPLACE FUNCTION refresh_ratings(products integer[], sellers integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- null and null = everything anew
  delete from rating_summary
   where (products is null and sellers is null)
      or (about = 'product' and entity_id = any(products))
      or (about = 'farmer' and entity_id = any(sellers));

  insert into rating_summary (about, entity_id, rating_sum, rating_count, stars, shown_count, tagged_count, tags)
  with counted as (
    select case when r.product_id is null then 'farmer' else 'product' end as about,
      coalesce(r.product_id, r.organization_id) as entity_id,
      sum(r.rating)::integer as rating_sum, count(*)::integer as rating_count,
      array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
        count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
        count(*) filter (where r.rating = 5)]::integer[] as stars,
      count(*) filter (where r.description <> '' or r.photos <> '{}')::integer as shown_count,
      count(*) filter (where r.advantages <> '{}' or r.disadvantages <> '{}')::integer as tagged_count
    from review r
    where r.state = 'published'
      and ((products is null and sellers is null)
        or r.product_id = any(products)
        or (r.product_id is null and r.organization_id = any(sellers)))
    group by 1, 2
  ), tagged as (
    select about, entity_id, jsonb_object_agg(tag, times) as tags
    from (
      select case when r.product_id is null then 'farmer' else 'product' end as about,
        coalesce(r.product_id, r.organization_id) as entity_id, chosen.tag, count(*)::integer as times
      from review r cross join lateral unnest(r.advantages || r.disadvantages) as chosen (tag)
      where r.state = 'published'
        and ((products is null and sellers is null)
          or r.product_id = any(products)
          or (r.product_id is null and r.organization_id = any(sellers)))
      group by 1, 2, 3
    ) as each_tag
    group by about, entity_id
  )
  select counted.about, counted.entity_id, rating_sum, rating_count, stars, shown_count, tagged_count,
    coalesce(tagged.tags, '{}')
  from counted left join tagged using (about, entity_id);
end $function$;
