-- Read models of the catalogue: ready cards, ordered lists and search. They repeat what other tables know, and are
-- rebuilt by refresh_product_cards() in the transaction that changed a product, a price or a seller.

create table product_card (
  product_id integer primary key references product on delete cascade,
  organization_id integer not null,
  card json not null,
  prices_change_at timestamptz
);
comment on column product_card.card is 'What a card shows and what does not depend on the place, the minute or the stock; prices in kopecks. Text, not jsonb: it is only ever sent on whole.';
comment on column product_card.prices_change_at is 'When the next special price begins or ends; null = no change ahead.';
create index product_card_due on product_card (prices_change_at) where prices_change_at is not null;

-- One row per product and category it can be found in: its own ones, their ancestors, and 0 = everything.
create table category_listing (
  category_id integer not null,
  product_id integer not null references product on delete cascade,
  organization_id integer not null,
  popularity integer not null,
  final_price integer not null,
  rating_rank integer not null,
  listed_on date not null,
  ready_on date,
  discount_percent smallint not null,
  step_amount integer not null,
  primary key (category_id, product_id)
);
comment on column category_listing.rating_rank is 'Rating × 1000, drawn to 4.5 while reviews are few: one five-star review does not win the list.';
comment on column category_listing.step_amount is 'Base units of stock in one sale step: an amount on hand below it is «out of stock».';
-- A page of a list is one walk along one of these: the filters read included columns, so the table is not touched.
create index category_listing_popularity on category_listing (category_id, popularity desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount);
create index category_listing_price on category_listing (category_id, final_price, product_id)
  include (organization_id, discount_percent, listed_on, ready_on, step_amount);
create index category_listing_rating on category_listing (category_id, rating_rank desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount);
create index category_listing_novelty on category_listing (category_id, listed_on desc, product_id desc)
  include (organization_id, final_price, discount_percent, ready_on, step_amount);
create index category_listing_seller on category_listing (organization_id, category_id, popularity desc, product_id);

create table category_seller_count (
  category_id integer not null,
  organization_id integer not null,
  products integer not null,
  primary key (category_id, organization_id)
);
comment on table category_seller_count is 'How many products of a seller a category lists; 0 = everything.';
create index category_seller_count_seller on category_seller_count (organization_id);

create table product_search (
  product_id integer primary key references product on delete cascade,
  organization_id integer not null,
  vector tsvector not null
);
comment on column product_search.vector is 'A = title, B = categories and seller.';
create index product_search_vector on product_search using gin (vector) with (fastupdate = off);

create table search_word (
  word text primary key,
  lexeme text not null
);
comment on table search_word is 'Every word that can be found: a mistyped word is replaced by the most similar one.';
create index search_word_prefix on search_word (word text_pattern_ops);
create index search_word_lexeme on search_word (lexeme text_pattern_ops);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

create table search_lexeme (
  lexeme text primary key,
  products integer not null
);
comment on table search_lexeme is 'How many products a word finds, counted once a day by count_search_lexemes(): a guess is enough.';
create index search_lexeme_prefix on search_lexeme (lexeme text_pattern_ops) include (products);
create function count_search_lexemes() returns void language sql as $$
  delete from search_lexeme;
  insert into search_lexeme select word, ndoc from ts_stat('select vector from product_search');
$$;

-- Lower case, and the letter «io» read as «ie»: people write one for the other.
create function fold_text(value text) returns text language sql immutable parallel safe strict as
  $$ select translate(lower(value), U&'\0451', U&'\0435') $$;

-- The categories a product is listed in: given ones, all their ancestors, and 0.
create function listing_categories(own integer[]) returns integer[] language sql stable as $$
  with recursive up (id, parent_id) as (
    select id, parent_id from category where id = any(own)
    union
    select c.id, c.parent_id from category c join up on c.id = up.parent_id
  )
  select array_agg(id) from (select id from up union all select 0) as ids
$$;

-- Rebuilds the read models of the given products, or of all when `ids` is null.
create function refresh_product_cards(ids integer[]) returns void language plpgsql as $$
declare
  sellers integer[];
begin
  sellers := array(
    select organization_id from product where ids is null or id = any(ids)
    union
    select organization_id from category_listing where ids is not null and product_id = any(ids));

  create temporary table if not exists refreshed_product (
    id integer primary key, card json, prices_change_at timestamptz, final_price integer, discount_percent smallint,
    categories integer[], category_vector tsvector) on commit drop;
  truncate refreshed_product;

  insert into refreshed_product
  with own as materialized (
    select p.id, array[p.category_id] || array(
      select pc.category_id from product_category pc where pc.product_id = p.id order by pc.category_id) as categories
    from product p where ids is null or p.id = any(ids)
  ), branch as materialized (
    select kinds.categories, listed.ids as listed, (
        select setweight(to_tsvector('russian', fold_text(coalesce(string_agg(c.title, ' '), ''))), 'B')
        from category c where c.id = any(listed.ids)) as vector
    from (select distinct categories from own) as kinds
    cross join lateral (select listing_categories(kinds.categories) as ids) as listed
  ), specials as materialized (
    select s.product_id,
      jsonb_agg(jsonb_build_object('price', s.price, 'from', lower(s.valid), 'to', upper(s.valid) - 1) order by s.valid) as list,
      min(s.price) filter (where s.valid @> (now() at time zone o.time_zone)::date) as price_now,
      min(least(
        case when lower(s.valid)::timestamp at time zone o.time_zone > now() then lower(s.valid)::timestamp at time zone o.time_zone end,
        case when upper(s.valid)::timestamp at time zone o.time_zone > now() then upper(s.valid)::timestamp at time zone o.time_zone end
      )) as change_at
    from special_price s join product p on p.id = s.product_id join organization o on o.id = p.organization_id
    where (ids is null or s.product_id = any(ids))
      and (upper(s.valid) is null or upper(s.valid) > (now() at time zone o.time_zone)::date)
    group by s.product_id
  )
  select p.id,
    json_build_object(
      'id', p.id, 'organizationId', p.organization_id, 'title', p.title, 'slug', p.slug, 'sku', p.sku,
      'categoryId', p.category_id, 'categoryUrlKey', c.url_key, 'mainCategoryName', c.title,
      'categoryIds', array_remove(branch.listed, 0),
      'image', p.image, 'hue', coalesce(p.hue, c.hue), 'unit', p.unit, 'measure', p.measure, 'isWeight', p.is_weight,
      'maxSaleQuantity', p.max_sale_quantity, 'price', p.price, 'specials', coalesce(s.list, '[]'),
      'listedOn', (p.created_at at time zone o.time_zone)::date, 'harvestReadyOn', p.harvest_ready_on,
      'enabled', p.enabled and o.is_enabled, 'timeZone', o.time_zone,
      'ratingSum', p.rating_sum, 'ratingCount', p.rating_count,
      'farmer', json_build_object('id', o.id, 'slug', o.slug, 'title', o.title,
        'place', concat_ws(', ', coalesce(o.city, o.settlement), o.region),
        'ratingSum', o.rating_sum, 'ratingCount', o.rating_count)),
    s.change_at,
    least(p.price, coalesce(s.price_now, p.price)),
    case when s.price_now < p.price then ((p.price - s.price_now)::bigint * 100 / p.price)::smallint else 0 end,
    branch.listed, branch.vector
  from own
  join product p on p.id = own.id
  join branch on branch.categories = own.categories
  join organization o on o.id = p.organization_id
  join category c on c.id = p.category_id
  left join specials s on s.product_id = p.id;

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

  insert into category_listing (category_id, product_id, organization_id, popularity, final_price, rating_rank,
    listed_on, ready_on, discount_percent, step_amount)
  select listed.category_id, p.id, p.organization_id, p.popularity, r.final_price,
    ((p.rating_sum + 22.5) * 1000 / (p.rating_count + 5))::integer,
    (p.created_at at time zone o.time_zone)::date, p.harvest_ready_on, r.discount_percent,
    case when p.is_weight then p.measure else 1 end
  from refreshed_product r
  join product p on p.id = r.id
  join organization o on o.id = p.organization_id
  cross join lateral unnest(r.categories) as listed (category_id)
  where p.enabled and o.is_enabled and o.type = 'farmer';

  -- popular ones first: a search that takes the first matches of a frequent word then takes the popular ones
  insert into product_search (product_id, organization_id, vector)
  select p.id, p.organization_id,
    setweight(to_tsvector('russian', fold_text(p.title)), 'A') ||
    r.category_vector || setweight(to_tsvector('russian', fold_text(o.title)), 'B')
  from refreshed_product r
  join product p on p.id = r.id
  join organization o on o.id = p.organization_id
  where p.enabled and o.is_enabled and o.type = 'farmer'
  order by p.popularity desc;

  insert into search_word (word, lexeme)
  select word, coalesce((ts_lexize('russian_stem', word))[1], word)
  from (
    select distinct regexp_split_to_table(fold_text(source.title), '[^[:alnum:]]+') as word
    from (
      select p.title from refreshed_product r join product p on p.id = r.id
      union
      select title from category
      union
      select title from organization where id = any(sellers)
    ) as source
  ) as words
  where length(word) between 3 and 40 and word !~ '^[0-9]+$'
  on conflict do nothing;

  delete from category_seller_count where organization_id = any(sellers);
  insert into category_seller_count (category_id, organization_id, products)
  select category_id, organization_id, count(*) from category_listing where organization_id = any(sellers)
  group by category_id, organization_id;
end $$;

-- Reads the shopper's words: each becomes «stem or beginning»; an unknown word is replaced by the most similar known one.
-- `matches` is a guess at the number of products, as if words met by chance.
create function read_search(phrase text, out query tsquery, out title_query tsquery, out corrected text, out matches real,
  out everything real)
language plpgsql stable as $$
declare
  token text;
  stem text;
  known text;
  part text;
  parts text[] := '{}';
  title_parts text[] := '{}';
  words text[] := '{}';
  is_corrected boolean := false;
begin
  everything := greatest((select reltuples from pg_class where oid = 'product_search'::regclass), 1);
  matches := everything;
  foreach token in array (regexp_split_to_array(fold_text(phrase), '[^[:alnum:]]+'))[1:10] loop
    continue when token = '';
    stem := (ts_lexize('russian_stem', token))[1];
    -- a word without meaning of its own («for», «and») finds nothing and narrows nothing
    continue when stem is null;
    if length(token) > 2 and not exists (
      select from search_word where word like token || '%' or lexeme like stem || '%'
    ) then
      select w.word into known from search_word w where w.word % token
      order by similarity(w.word, token) desc, abs(length(w.word) - length(token)), w.word limit 1;
      if known is not null then
        token := known;
        stem := coalesce((ts_lexize('russian_stem', known))[1], known);
        is_corrected := true;
      end if;
    end if;
    words := words || token;
    part := quote_literal(stem) || ':*';
    parts := parts || part;
    title_parts := title_parts || (part || 'A');
    matches := matches * least(
      (select coalesce(sum(products), 0) from search_lexeme where lexeme like stem || '%') / everything, 1);
  end loop;
  if cardinality(parts) > 0 then
    query := to_tsquery('simple', array_to_string(parts, ' & '));
    title_query := to_tsquery('simple', array_to_string(title_parts, ' & '));
  else
    matches := 0;
  end if;
  if is_corrected then corrected := array_to_string(words, ' '); end if;
end $$;

-- Sellers, rates, areas and trade places are kept in memory by every node; they hear of a change at once.
create function tell_delivery_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('delivery_changed', '');
  return null;
end $$;
create trigger tell_delivery_changed after insert or update or delete on shipping_rate
  for each statement execute function tell_delivery_changed();
create trigger tell_delivery_changed after insert or update or delete on shipping_area
  for each statement execute function tell_delivery_changed();
create trigger tell_delivery_changed after insert or update or delete on trade_place
  for each statement execute function tell_delivery_changed();
-- ratings and popularity change all day long and are read again once a minute anyway
create trigger tell_delivery_changed after insert or delete or update of is_enabled, is_hidden, order_cutoff,
  delivery_weekdays, processing_days, delivery_duration_days, window_from_hour, window_to_hour, horizon_days, time_zone,
  title, slug, work_with_subscriptions on organization
  for each statement execute function tell_delivery_changed();
