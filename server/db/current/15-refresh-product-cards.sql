CREATE OR REPLACE FUNCTION refresh_product_cards(ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  sellers integer[];
begin
  sellers := array(
    select organization_id from product where ids is null or id = any(ids)
    union
    select organization_id from category_listing where ids is not null and product_id = any(ids));

  create temporary table if not exists refreshed_product (
    id integer primary key, card json, prices_change_at timestamptz, final_price integer, discount_percent smallint,
    categories integer[], category_titles text,
    category_nouns text[], category_words text[], papers text[]) on commit drop;
  truncate refreshed_product;

  insert into refreshed_product
  with own as materialized (
    select p.id, array[p.category_id] || array(
      select pc.category_id from product_category pc where pc.product_id = p.id order by pc.category_id) as categories
    -- parts of tours are no products and have no card
    from product p join seller_card o on o.id = p.organization_id and o.type <> 'tour_operator'
    where ids is null or p.id = any(ids)
  ), branch as materialized (
    select kinds.categories, listed.ids as listed,
      coalesce((select string_agg(c.title, ' ') from category_card c where c.id = any(kinds.categories)), '') as titles,
      -- product kinds in the names of the product's own categories: a product of one kind is not of the others
      coalesce((select search_lexemes(string_agg(c.title, ' '), true) from category_card c where c.id = any(kinds.categories)), '{}') as nouns,
      array(
        select unnest(search_lexemes(c.title, false)) from category_card c where c.id = any(kinds.categories)
        union
        -- words of ancestor categories that no category below them has
        select one
        from category_card c cross join lateral unnest(search_lexemes(c.title, false)) as one
        where c.id = any(listed.ids) and c.id <> all(kinds.categories) and not exists (
          select from category_card child where child.parent_id = c.id and one = any(search_lexemes(child.title, false)))
        union
        select unnest(search_lexemes(array_to_string(c.synonyms, ' '), false)) from category_card c where c.id = any(listed.ids)
        order by 1
      ) as words
    from (select distinct categories from own) as kinds
    cross join lateral (select listing_categories(kinds.categories) as ids) as listed
  ), specials as materialized (
    select s.product_id,
      jsonb_agg(jsonb_build_object('price', s.price, 'from', lower(s.valid), 'to', upper(s.valid) - 1) order by s.valid) as list,
      min(s.price) filter (where s.valid @> (shop_now() at time zone o.time_zone)::date) as price_now,
      min(least(
        case when lower(s.valid)::timestamp at time zone o.time_zone > shop_now() then lower(s.valid)::timestamp at time zone o.time_zone end,
        case when upper(s.valid)::timestamp at time zone o.time_zone > shop_now() then upper(s.valid)::timestamp at time zone o.time_zone end
      )) as change_at
    from special_price s join product p on p.id = s.product_id join seller_card o on o.id = p.organization_id
    where (ids is null or s.product_id = any(ids))
      and (upper(s.valid) is null or upper(s.valid) > (shop_now() at time zone o.time_zone)::date)
    group by s.product_id
  ), papers as materialized (
    select o.id as organization_id,
      coalesce(array_agg(distinct d.kind) filter (where d.kind is not null), '{}') as kinds,
      min((d."validTo" + 1)::timestamp at time zone o.time_zone) as change_at
    from seller_card o join seller_page on seller_page.id = o.id
    left join lateral jsonb_to_recordset(seller_page.documents) as d (kind text, "validTo" date) on true
    where o.id = any(sellers) group by o.id, o.time_zone
  )
  select p.id,
    json_build_object(
      'id', p.id, 'organizationId', p.organization_id, 'title', p.title, 'slug', p.slug, 'sku', p.sku,
      'categoryId', p.category_id, 'categoryUrlKey', c.url_key, 'mainCategoryName', c.title,
      'categoryIds', array_remove(branch.listed, 0),
      'image', p.image, 'picture', case when p.image_alt <> '' or p.image_focus_x is not null then
        json_build_object('alt', p.image_alt, 'focusX', p.image_focus_x, 'focusY', p.image_focus_y) end,
      'hue', coalesce(p.hue, c.hue), 'unit', p.unit, 'measure', p.measure, 'isWeight', p.is_weight,
      'maxSaleQuantity', p.max_sale_quantity, 'price', p.price, 'specials', coalesce(s.list, '[]'),
      'listedOn', (p.created_at at time zone o.time_zone)::date, 'harvestReadyOn', p.harvest_ready_on, 'productionSchedule', p.production_schedule,
      'wayDays', p.way_days, 'keeping', p.keeping, 'shelfDays', p.shelf_days,
      'made', case when made.product_id is not null then json_build_object('how', made.how, 'on', made.made_on) end,
      'isOrganic', 'organic' = any(papers.kinds),
      'enabled', p.enabled and o.is_enabled and not terms.unsold && array[0, p.category_id], 'timeZone', o.time_zone,
      'ratingSum', coalesce(rated.rating_sum, 0), 'ratingCount', coalesce(rated.rating_count, 0),
      'farmer', json_build_object('id', o.id, 'slug', o.slug, 'title', o.title,
        'place', concat_ws(', ', coalesce(page.city, page.settlement), page.region))),
    least(s.change_at, papers.change_at),
    least(p.price, coalesce(s.price_now, p.price)),
    case when s.price_now < p.price then ((p.price - s.price_now)::bigint * 100 / p.price)::smallint else 0 end,
    branch.listed, branch.titles, branch.nouns, branch.words, papers.kinds
  from own
  join product p on p.id = own.id
  join branch on branch.categories = own.categories
  join seller_card o on o.id = p.organization_id
  join seller_page page on page.id = p.organization_id
  join seller_terms terms on terms.id = p.organization_id
  join papers on papers.organization_id = p.organization_id
  join category_card c on c.id = p.category_id
  left join product_made made on made.product_id = p.id
  left join specials s on s.product_id = p.id
  left join rating rated on rated.about = 'product' and rated.entity_id = p.id;

  -- notifies the nodes of changed cards or pages; a product without a card is on no page yet
  if ids is null then
    perform pg_notify('product_changed', '');
  else
    perform pg_notify('product_changed', string_agg(changed.id::text, ','))
    from (
      select r.id, row_number() over (order by r.id) / 500 as part
      from refreshed_product r join product p on p.id = r.id join product_card c on c.product_id = r.id
      where c.card::text <> r.card::text or p.changed_at = shop_now()
    ) as changed
    group by changed.part;
  end if;

  insert into product_card (product_id, organization_id, card, prices_change_at)
  select r.id, p.organization_id, r.card, r.prices_change_at
  from refreshed_product r join product p on p.id = r.id
  order by r.id
  on conflict (product_id) do update set
    organization_id = excluded.organization_id, card = excluded.card, prices_change_at = excluded.prices_change_at;

  if ids is null then
    truncate category_listing, category_seller_count, product_search;
  else
    delete from category_listing where product_id = any(ids);
    delete from product_search where product_id = any(ids);
  end if;

  -- popular products first, because a search for a frequent word reads its first matches
  insert into product_search (product_id, organization_id, popularity, way_days, vector)
  select p.id, p.organization_id, p.popularity, coalesce(p.way_days, -1),
    setweight(to_tsvector('russian', without_homonyms(named.head)), 'A') ||
    setweight(to_tsvector('russian', without_homonyms(substr(named.title, length(named.head) + 1))), 'B') ||
    setweight(to_tsvector('simple', array_to_string(
      case when r.category_nouns && tsvector_to_array(to_tsvector('russian', named.title))
        then array(select unnest(r.category_words) except select unnest(r.category_nouns)) else r.category_words end, ' ')), 'C') ||
    setweight(to_tsvector('russian', fold_text(o.title)), 'D') ||
    array_to_tsvector(search_facts(p.title, r.category_titles, p.composition, p.allergens, p.unit, p.measure, r.categories, array(
      select distinct w.claim from search_intent w
      where w.claim is not null and strpos(fold_text(concat_ws(' ', p.title, p.description, p.composition)), w.claim) > 0)))
  from refreshed_product r
  join product p on p.id = r.id
  join seller_card o on o.id = p.organization_id
  join seller_terms terms on terms.id = p.organization_id
  cross join lateral (select fold_text(p.title) as title, title_head(fold_text(p.title)) as head) as named
  where p.enabled and o.is_enabled and o.type = 'farmer' and not terms.unsold && array[0, p.category_id]
  order by p.popularity desc;

  insert into category_listing (category_id, product_id, organization_id, popularity, final_price, rating_rank,
    listed_on, ready_on, discount_percent, step_amount, traits, made_on, attributes, way_days, unit_price)
  with own as materialized (
    select r.id, (select coalesce(bit_or(1 << t.bit), 0) from product_trait t left join search_intent w on w.pattern = t.pattern
      where f.vector @@ w.rule or r.papers && t.document_kinds) as traits
    from refreshed_product r join product_search f on f.product_id = r.id
  )
  select listed.category_id, p.id, p.organization_id, p.popularity, r.final_price,
    ((coalesce(rated.rating_sum, 0) + 22.5) * 1000 / (coalesce(rated.rating_count, 0) + 5))::integer,
    (p.created_at at time zone o.time_zone)::date, p.harvest_ready_on, r.discount_percent,
    case when p.is_weight then p.measure else 1 end,
    own.traits, made.made_on, nullif(p.attributes, '{}'), coalesce(p.way_days, -1),
    -- 500,000,000 kopecks separate the units, so that prices of different units are not mixed
    case p.unit when U&'\0433' then 0 when U&'\043C\043B' then 500000000 else 1000000000 end
      + least(r.final_price::bigint * case when p.unit in (U&'\0433', U&'\043C\043B') then 1000 else 1 end / p.measure, 499999999)::integer
  from refreshed_product r
  join product p on p.id = r.id
  join seller_card o on o.id = p.organization_id
  join own on own.id = p.id
  join seller_terms terms on terms.id = p.organization_id
  left join product_made made on made.product_id = p.id
  left join rating rated on rated.about = 'product' and rated.entity_id = p.id
  cross join lateral unnest(r.categories) as listed (category_id)
  where p.enabled and o.is_enabled and o.type = 'farmer' and not terms.unsold && array[0, p.category_id];

  insert into search_word (word, lexeme)
  select word, coalesce((ts_lexize('russian_stem', word))[1], word)
  from (
    select distinct regexp_split_to_table(fold_text(source.title), '[^[:alnum:]]+') as word
    from (
      -- dishes of restaurants are found by separate words (dish_word)
      select p.title from refreshed_product r join product p on p.id = r.id
        join seller_card o on o.id = p.organization_id where o.type = 'farmer'
      union
      select title from category_card as category where trade = 'farmer'
      union
      select unnest(synonyms) from category_card as category where trade = 'farmer'
      union
      select title from seller_card where id = any(sellers) and type = 'farmer'
    ) as source
  ) as words
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  order by word
  on conflict do nothing;

  perform refresh_dish_index(ids);

  delete from category_seller_count where organization_id = any(sellers);
  insert into category_seller_count (category_id, organization_id, way_days, products)
  select category_id, organization_id, way_days, count(*) from category_listing where organization_id = any(sellers)
  group by category_id, organization_id, way_days;
end $function$;
