-- Shoppers, their sessions and addresses (spec 2.2 /account, 3 User and Address, 7.1).
create table customer (
  id integer generated always as identity (start with 1001) primary key,
  phone text not null unique check (phone ~ '^7[0-9]{10}$'),
  first_name text,
  last_name text,
  email text,
  birth_date date,
  group_id smallint not null default 4 check (group_id in (1, 4)),
  free_delivery_count smallint not null default 0 check (free_delivery_count >= 0),
  has_subscription_offer boolean not null default false,
  agreement_confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on column customer.phone is 'Eleven digits, 7XXXXXXXXXX.';
comment on column customer.group_id is '4 = signed in but without a profile («needs registration»), 1 = customer (spec 4).';

create table auth_challenge (
  id uuid primary key default gen_random_uuid(),
  phone text not null,
  purpose text not null check (purpose in ('sign_in', 'change_phone')),
  customer_id integer references customer on delete cascade,
  code_hmac bytea not null,
  attempts smallint not null default 0,
  ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz
);
comment on table auth_challenge is 'One sent code. Only its HMAC is kept; a newer challenge closes the older one. Rows also serve as the send log for throttling.';
create unique index auth_challenge_one_open on auth_challenge (phone, purpose) where closed_at is null;
create index auth_challenge_by_phone on auth_challenge (phone, created_at desc);
create index auth_challenge_by_ip on auth_challenge (ip, created_at desc);

create table refresh_token (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  customer_id integer not null references customer on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
comment on table refresh_token is 'Rotating refresh tokens. Using a used one revokes its whole family.';
create index refresh_token_family on refresh_token (family_id);
create index refresh_token_customer on refresh_token (customer_id);

create table web_view_token (
  token_hash bytea primary key,
  customer_id integer not null references customer on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table web_view_token is 'One-time token of the app''s web view, exchanged for the 3-day temporary cookie (/server/v1/auth/temp).';

create table address (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  is_main boolean not null default false,
  title text not null,
  city text,
  settlement text,
  region text not null,
  region_code region_code not null references region,
  street text,
  house text,
  flat text,
  postal_code text,
  latitude latitude not null,
  longitude longitude not null,
  created_at timestamptz not null default now(),
  check (city is not null or settlement is not null)
);
create unique index address_one_main on address (customer_id) where is_main;
create index address_by_customer on address (customer_id, id);
