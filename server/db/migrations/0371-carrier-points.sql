-- Where the carrier hands parcels out, and what it was seen to take longer for than its published terms say.
create table carrier_point_town (
  code integer primary key,
  city text not null,
  region text not null,
  latitude double precision not null,
  longitude double precision not null,
  offices integer not null check (offices >= 0),
  lockers integer not null check (lockers >= 0),
  check (offices + lockers > 0)
);
comment on table carrier_point_town is 'Towns with points of the carrier, by its own numbers; the list is replaced whole once a night.';

create table carrier_term (
  organization_id integer not null references organization on delete cascade,
  town_code integer not null,
  days smallint check (days between 1 and 100),
  learned_at timestamptz not null,
  primary key (organization_id, town_code)
);
comment on table carrier_term is 'What the carrier answered of the way from a seller to a town where that was worse than lists assume.';
comment on column carrier_term.days is 'At most; null = it does not carry from there to there.';
create index carrier_term_by_age on carrier_term (learned_at);
