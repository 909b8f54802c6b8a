-- Calls of the carrier's courier to sellers.
create table courier_call (
  id uuid primary key default uuidv7(),
  organization_id integer not null references organization on delete cascade,
  staff_id integer references staff_account on delete set null,
  day date not null,
  from_hour smallint not null check (from_hour between 9 and 19),
  to_hour smallint not null check (to_hour between from_hour + 3 and 22),
  address text not null check (length(address) between 1 and 200),
  contact_name text not null,
  contact_phone text not null check (contact_phone ~ '^7\d{10}$'),
  note text not null check (length(note) <= 200),
  weight_grams integer not null check (weight_grams > 0),
  step text not null check (step in ('ordering', 'made', 'refused', 'callingOff', 'calledOff')),
  state text check (state in ('made', 'appointed', 'trouble', 'done', 'removed')),
  carrier_id uuid unique,
  carrier_number text,
  asked_at timestamptz,
  was_asked_again boolean not null default false,
  failures text[] not null default '{}',
  tries smallint not null default 0,
  look_at timestamptz,
  claimed_until timestamptz,
  created_at timestamptz not null
);
comment on table courier_call is 'The carrier''s courier is called to a seller for parcels; hours are of the seller''s place.';
comment on column courier_call.address is 'Street and house in the town of the seller.';
comment on column courier_call.carrier_id is 'Null after it is made = the carrier took it and nobody heard its id.';
comment on column courier_call.asked_at is 'When the carrier may have been asked first.';
comment on column courier_call.was_asked_again is 'Asked again after an answer was lost: «there is one already» is then this one.';
comment on column courier_call.look_at is 'When the carrier is asked about it next; null = nothing more is going to happen.';
-- presses at once come to one call; the carrier itself takes one a day for an address
create unique index courier_call_once on courier_call (organization_id, day) where step in ('ordering', 'made', 'callingOff');
create index courier_call_of_seller on courier_call (organization_id, day);
create index courier_call_due on courier_call (look_at) where look_at is not null;

create table courier_call_parcel (
  call_id uuid not null references courier_call on delete cascade,
  shipment_id uuid not null references shipment on delete cascade,
  primary key (call_id, shipment_id)
);
comment on table courier_call_parcel is 'Parcels that a courier is called for.';
create index courier_call_parcel_by_shipment on courier_call_parcel (shipment_id);
