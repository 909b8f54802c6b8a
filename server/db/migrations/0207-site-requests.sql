-- Services that published pages of sites offer: people ask for them by number.
create table site_service (
  id integer generated always as identity primary key,
  site_uuid uuid not null references site on delete cascade,
  item_key text not null,
  title text not null,
  description text not null,
  price text not null,
  picture text,
  position integer not null,
  is_shown boolean not null,
  unique (site_uuid, item_key)
);
comment on table site_service is 'Services of published pages; one that is offered no more keeps its number.';
comment on column site_service.item_key is 'How the page names it: published again it is the same service.';

create table site_request (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  service_id integer references site_service on delete set null,
  service_title text not null,
  customer_id integer references customer on delete set null,
  name text not null,
  phone text not null check (phone ~ '^7\d{10}$'),
  email text not null,
  state text not null default 'new' check (state in ('new', 'answered')),
  created_at timestamptz not null,
  answered_at timestamptz,
  answered_by integer references staff_account on delete set null,
  mailed_at timestamptz
);
comment on table site_request is 'Requests for services of sellers'' sites.';
comment on column site_request.customer_id is 'Whose account the telephone was, when it was asked; null = nobody''s.';
comment on column site_request.mailed_at is 'Set before the letter is sent: it goes at most once.';
create index site_request_by_seller on site_request (organization_id, state, id desc);
create index site_request_by_customer on site_request (customer_id) where customer_id is not null;
create index site_request_by_age on site_request (created_at);

create table site_contact (
  organization_id integer primary key references organization on delete cascade,
  email text not null
);
comment on table site_contact is 'Where letters of requests go.';
