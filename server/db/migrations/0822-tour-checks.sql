-- Checks of tours by the office, by the same rule as goods.
create table tour_check (
  tour_id integer primary key references tour (id) on delete cascade,
  organization_id integer not null,
  state text not null check (state in ('draft', 'waiting', 'returned', 'hidden', 'accepted')),
  "time" text not null check ("time" in ('after', 'before')),
  version integer not null,
  accepted jsonb,
  proposed jsonb not null,
  is_wanted boolean not null,
  waits_since timestamptz,
  reason text check (reason in ('category', 'composition', 'picture', 'cures', 'papers', 'measure', 'other')),
  message text not null default '' check (length(message) <= 500),
  returned_at timestamptz,
  decided_at timestamptz,
  decided_by integer,
  previous jsonb,
  check ((state = 'waiting') = (waits_since is not null))
);
comment on table tour_check is 'The last check of a tour by the office. A published tour without a row is as the office knows it.';
comment on column tour_check.accepted is 'Texts and pictures that the office has accepted; null = none yet.';
comment on column tour_check.is_wanted is 'True = its organizer publishes it; tour.is_enabled is also false while the check keeps it hidden.';
comment on column tour_check.previous is 'The row before the last decision, for taking it back.';
create index tour_check_waiting on tour_check (waits_since, tour_id) where state = 'waiting';
create index tour_check_of_organizer on tour_check (organization_id, returned_at);
