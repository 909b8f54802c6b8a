-- A day of several cars: which of them brings an order, in which order, and what cash was handed in.
create table courier_stop (
  order_id integer primary key references shop_order on delete cascade,
  day date not null,
  courier_link_id uuid references courier_link on delete set null,
  position integer check (position >= 0)
);
comment on table courier_stop is 'Where an order stands on the route of its day, as its seller decided; an order without a row goes by distance, by any car.';
comment on column courier_stop.day is 'The day it was decided for: an order that moves to another day is decided anew.';
comment on column courier_stop.position is 'Its place by hand. Null: by distance.';
create index courier_stop_of_link on courier_stop (courier_link_id);

create table courier_cash (
  id bigint generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  day date not null,
  courier_link_id uuid unique references courier_link on delete set null,
  staff_id integer references staff_account on delete set null,
  taken kopecks not null,
  handed kopecks not null,
  at timestamptz not null
);
comment on table courier_cash is 'Cash that a courier handed in after a day, beside what they had taken at the doors by then.';
create index courier_cash_of_organization on courier_cash (organization_id, day);
create index courier_cash_of_staff on courier_cash (staff_id);

alter table courier_visit add column press uuid;
comment on column courier_visit.press is 'The press that said it: said again after a lost answer, it is written once.';
create unique index courier_visit_of_press on courier_visit (press) where press is not null;
