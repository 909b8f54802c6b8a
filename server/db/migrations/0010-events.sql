-- What shoppers did, told by the page (spec 7.13), and the consents they gave (sheet 09, 152-FZ).
create table shopper_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('accept-cookies', 'show-cart', 'add-product-to-wishlist', 'search-result-click')),
  customer_id integer references customer on delete set null,
  device_id text check (length(device_id) <= 100),
  payload jsonb not null,
  at timestamptz not null default now()
);
create index shopper_event_by_kind on shopper_event (kind, at);
