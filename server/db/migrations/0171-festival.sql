-- The harvest festival: grounds in cities, programmes, stands of farms, plans of visitors.
create table festival (
  id integer generated always as identity primary key,
  title text not null,
  lead text not null,
  is_published boolean not null default false
);
comment on table festival is 'A season of the festival; seen once it is published.';

create table festival_ground (
  id integer generated always as identity primary key,
  festival_id integer not null references festival on delete cascade,
  city text not null,
  region_code region_code not null references region,
  title text not null,
  address text not null,
  way text not null,
  latitude latitude not null,
  longitude longitude not null,
  time_zone text not null,
  first_day date not null,
  last_day date not null,
  opens_at text not null,
  closes_at text not null,
  check (first_day <= last_day)
);
comment on table festival_ground is 'Days and hours are of the ground''s own zone.';
create index festival_ground_by_festival on festival_ground (festival_id);

create table festival_event (
  id integer generated always as identity primary key,
  ground_id integer not null references festival_ground on delete cascade,
  day date not null,
  starts_at text not null,
  minutes integer not null check (minutes > 0),
  title text not null,
  place text not null,
  picture text not null,
  from_age integer,
  price integer check (price > 0)
);
comment on table festival_event is 'A thing of a ground''s programme; price in kopecks, null = free.';
create index festival_event_by_ground on festival_event (ground_id, day, starts_at);

create table festival_stand (
  ground_id integer not null references festival_ground on delete cascade,
  organization_id integer not null references organization on delete cascade,
  number integer not null check (number > 0),
  trade_place_id integer not null references trade_place,
  primary key (ground_id, organization_id),
  unique (ground_id, number)
);
comment on table festival_stand is 'A farm at a ground; orders are handed out at its trade place of those days.';
create index festival_stand_by_organization on festival_stand (organization_id);
create index festival_stand_by_trade_place on festival_stand (trade_place_id);

create table festival_section (
  slug text primary key
    check (slug in ('bread', 'milk', 'meat', 'fish', 'sweets', 'vegetables', 'cheese', 'grocery', 'snacks')),
  category_ids integer[] not null
);
comment on table festival_section is 'Which categories of the catalogue are a section of the festival.';

create table festival_plan (
  customer_id integer not null references customer on delete cascade,
  event_id integer not null references festival_event on delete cascade,
  primary key (customer_id, event_id)
);
comment on table festival_plan is 'What a customer plans to see.';
create index festival_plan_by_event on festival_plan (event_id);
