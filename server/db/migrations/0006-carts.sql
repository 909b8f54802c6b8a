-- One cart per (shopper or guest, organization) (spec 4, Carts).
create table cart (
  id uuid primary key default gen_random_uuid(),
  customer_id integer references customer on delete cascade,
  organization_id integer not null references organization,
  type text not null check (type in ('farmer', 'restaurant')),
  place jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz,
  check ((customer_id is null) = (expires_at is not null))
);
comment on column cart.id is 'Unguessable: it is the guest''s only key to the cart.';
comment on column cart.place is 'The shopper''s Location the cart is gathered for.';
comment on column cart.expires_at is 'Guest carts live 30 days from the last change; a customer''s cart does not expire.';
create unique index cart_one_per_customer_and_seller on cart (customer_id, organization_id) where customer_id is not null;
create index cart_expiring on cart (expires_at) where expires_at is not null;

create table cart_line (
  cart_id uuid not null references cart on delete cascade,
  product_id integer not null references product,
  quantity integer not null check (quantity between 1 and 10000),
  seen_price kopecks not null,
  added_by integer references customer on delete set null,
  substitution text not null default 'none' check (substitution in ('none', 'same_farm', 'same_category', 'ask')),
  added_at timestamptz not null default clock_timestamp(),
  primary key (cart_id, product_id)
);
comment on column cart_line.quantity is 'Sale steps (2 × 300 г = 2).';
comment on column cart_line.seen_price is 'The price of one step the shopper last saw: a difference is shown as «было / стало».';

-- Read models of the cart: what it shows of its seller and needs of its owner, so that carts are read in one query.
create view cart_seller as
  select id, type, slug, title, small_image, hue, is_enabled, is_hidden from organization;
comment on view cart_seller is 'The seller on the card of a cart.';
create view cart_shopper as
  select id, case when has_subscription_offer then free_delivery_count else 0 end as free_deliveries from customer;
comment on view cart_shopper is 'Free deliveries of the owner''s subscription; above zero = an active subscription (spec 4).';
