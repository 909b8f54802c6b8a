-- Shared carts (spec 1 «A cart can be shared with others», 2.2 /shared-cart/join/{id}).
create table shared_cart (
  cart_id uuid primary key,
  owner_id integer not null references customer on delete cascade,
  organization_id integer not null references organization,
  token uuid unique default gen_random_uuid(),
  created_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('ordered', 'deleted')),
  ended_by integer references customer on delete set null,
  order_number text,
  check ((ended_at is null) = (outcome is null)),
  check (order_number is null or outcome = 'ordered')
);
comment on table shared_cart is 'A cart gathered together. It outlives its cart, so that those who gathered it learn what became of it.';
comment on column shared_cart.token is 'The key in the invitation, unguessable and not the cart''s id; null = the link was withdrawn.';
create index shared_cart_ended on shared_cart (ended_at) where ended_at is not null;

create table cart_member (
  id integer generated always as identity primary key,
  cart_id uuid not null references shared_cart on delete cascade,
  organization_id integer not null references organization,
  customer_id integer references customer on delete cascade,
  guest_key uuid,
  first_name text,
  joined_at timestamptz not null,
  left_at timestamptz,
  check ((customer_id is null) <> (guest_key is null))
);
comment on table cart_member is 'Who gathers a cart beside its owner. Who left stays as the name at their lines.';
comment on column cart_member.guest_key is 'The key in a guest''s cookie.';
comment on column cart_member.left_at is 'The moment of shared_cart.ended_at for whoever stayed till the end.';
create unique index cart_member_customer on cart_member (cart_id, customer_id) where customer_id is not null;
create unique index cart_member_guest on cart_member (cart_id, guest_key) where guest_key is not null;
-- with cart_one_per_customer_and_seller: a shopper has one cart of a seller, their own or a shared one
create unique index cart_member_one_per_customer_and_seller on cart_member (customer_id, organization_id)
  where left_at is null and customer_id is not null;
create unique index cart_member_one_per_guest_and_seller on cart_member (guest_key, organization_id)
  where left_at is null and guest_key is not null;

alter table cart_line add column member_id integer references cart_member on delete set null;
comment on column cart_line.member_id is 'Who put the product into a shared cart; null = the owner.';

create or replace view cart_shopper as
  select id, case when has_subscription_offer then free_delivery_count else 0 end as free_deliveries,
    coalesce(balance, 0) as bonus_balance, first_name
  from customer left join bonus_account on customer_id = customer.id;
