CREATE OR REPLACE FUNCTION listing_categories(own integer[])
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$
  with recursive up (id, parent_id) as (
    select id, parent_id from category_card as category where id = any(own)
    union
    select c.id, c.parent_id from category_card c join up on c.id = up.parent_id
  )
  select array_agg(id) from (select id from up union all select 0) as ids
$function$;
