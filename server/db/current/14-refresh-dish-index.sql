-- Rebuilds the words by which dishes are found, for all dishes (null) or the given ones.
create or replace function refresh_dish_index(ids integer[])
 returns void
 language plpgsql
as $function$
begin
  if ids is null then
    truncate dish_search;
  else
    delete from dish_search where product_id = any(ids);
  end if;

  insert into dish_search (product_id, organization_id, vector)
  select p.id, p.organization_id,
    setweight(to_tsvector('russian', without_homonyms(named.head)), 'A') ||
    setweight(to_tsvector('russian', without_homonyms(substr(named.title, length(named.head) + 1))), 'B') ||
    setweight(to_tsvector('russian', without_homonyms(fold_text(concat_ws(' ', about.description, about.composition)))), 'D')
  from product_title p
  join product_details about on about.id = p.id
  join seller_card o on o.id = p.organization_id
  join seller_terms terms on terms.id = o.id
  cross join lateral (select fold_text(p.title) as title, title_head(fold_text(p.title)) as head) as named
  where (ids is null or p.id = any(ids)) and p.enabled and o.is_enabled and o.type = 'restaurant'
    and not terms.unsold && array[0, p.category_id]
  order by p.id;

  insert into dish_word (word, lexeme)
  select word, coalesce((ts_lexize('russian_stem', word))[1], word)
  from (
    select distinct regexp_split_to_table(fold_text(p.title), '[^[:alnum:]]+') as word
    from product_title p join seller_card o on o.id = p.organization_id
    where (ids is null or p.id = any(ids)) and o.type = 'restaurant'
  ) as words
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing;
end $function$;
