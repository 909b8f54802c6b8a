-- Paid places of products: at most one in a place at a time.
create table featured_place (
  id integer generated always as identity primary key,
  place text not null check (place in ('home', 'category', 'search')),
  -- the category, or the typed text, of the place
  category_id integer references category on delete cascade,
  phrase text check (length(phrase) between 1 and 100),
  product_id integer not null references product on delete cascade,
  advertiser text not null check (length(advertiser) between 1 and 200),
  tin text not null check (length(tin) in (10, 12)),
  erid text check (length(erid) between 1 and 100),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  stopped_at timestamptz,
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check ((place = 'category') = (category_id is not null) and (place = 'search') = (phrase is not null)),
  constraint featured_place_is_free exclude using gist (place with =, (coalesce(category_id, 0)) with =,
    (coalesce(phrase, '')) with =, tstzrange(starts_at, ends_at) with &&) where (stopped_at is null)
);
comment on table featured_place is 'Advertisements of products; shown with a mark, and only with an erid.';
comment on column featured_place.erid is 'Token of the register of advertising; null = not shown yet.';
create index featured_place_by_product on featured_place (product_id);
create index featured_place_by_category on featured_place (category_id) where category_id is not null;
create function featured_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('featured_changed', '');
  return null;
end $$;
create trigger featured_changed after insert or update or delete on featured_place
  for each statement execute function featured_changed();
