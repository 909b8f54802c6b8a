CREATE OR REPLACE FUNCTION refresh_ratings(products integer[], sellers integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- null and null = rebuild all ratings
  delete from rating_summary
   where (products is null and sellers is null)
      or (about = 'product' and entity_id = any(products))
      or (about = 'farmer' and entity_id = any(sellers));

  insert into rating_summary (about, entity_id, rating_sum, rating_count, stars, shown_count, tagged_count, tags)
  with one as materialized (
    select 'product' as about, product_id as entity_id, rating, description <> '' or not photos <@ hidden_photos as is_shown,
      advantages || disadvantages as tags
      from review where state = 'published' and product_id is not null and product_id = any(products)
    union all
    select 'farmer', organization_id, rating, description <> '' or not photos <@ hidden_photos, advantages || disadvantages
      from review where state = 'published' and product_id is null and organization_id = any(sellers)
    union all
    select case when product_id is null then 'farmer' else 'product' end, coalesce(product_id, organization_id), rating,
      description <> '' or not photos <@ hidden_photos, advantages || disadvantages
      from review where state = 'published' and products is null and sellers is null
  ), counted as (
    select about, entity_id, sum(rating)::integer as rating_sum, count(*)::integer as rating_count,
      array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as stars,
      count(*) filter (where is_shown)::integer as shown_count,
      count(*) filter (where tags <> '{}')::integer as tagged_count
    from one group by about, entity_id
  ), tagged as (
    select about, entity_id, jsonb_object_agg(tag, times) as tags
    from (
      select about, entity_id, chosen.tag, count(*)::integer as times
      from one cross join lateral unnest(one.tags) as chosen (tag) group by about, entity_id, chosen.tag
    ) as each_tag
    group by about, entity_id
  )
  select counted.about, counted.entity_id, rating_sum, rating_count, stars, shown_count, tagged_count,
    coalesce(tagged.tags, '{}')
  from counted left join tagged using (about, entity_id);
end $function$;
