-- Parcels that sellers order at the carrier, and from where they send them.
create table shipment_sender (
  organization_id integer primary key references organization on delete cascade,
  contact_name text not null check (length(contact_name) between 1 and 100),
  contact_phone text not null check (contact_phone ~ '^7\d{10}$'),
  point jsonb,
  address text check (length(address) between 1 and 200),
  length_cm smallint not null check (length_cm between 1 and 150),
  width_cm smallint not null check (width_cm between 1 and 150),
  height_cm smallint not null check (height_cm between 1 and 150),
  changed_at timestamptz not null,
  constraint shipment_sender_start check ((point is null) <> (address is null))
);
comment on table shipment_sender is 'How a seller gives its parcels to the carrier.';
comment on column shipment_sender.point is '{code, title, city, address} of the office where they are handed in; null = the carrier comes for them.';
comment on column shipment_sender.address is 'Where the carrier comes for them, in the town of the seller.';
comment on column shipment_sender.length_cm is 'Sides of the usual box.';

create table shipment (
  id uuid primary key default uuidv7(),
  order_id integer not null references shop_order on delete cascade,
  attempt smallint not null check (attempt > 0),
  step text not null check (step in ('ordering', 'made', 'refused', 'callingOff', 'calledOff')),
  staff_id integer references staff_account on delete set null,
  weight_grams integer not null check (weight_grams between 1 and 30000),
  length_cm smallint not null,
  width_cm smallint not null,
  height_cm smallint not null,
  to_collect kopecks not null default 0,
  carrier_id uuid unique,
  asked_at timestamptz,
  track_number text,
  statuses jsonb not null default '[]',
  failures text[] not null default '{}',
  tries smallint not null default 0,
  look_at timestamptz,
  claimed_until timestamptz,
  created_at timestamptz not null,
  unique (order_id, attempt)
);
comment on table shipment is 'A parcel of an order at the carrier; a refused or called off one is followed by another attempt.';
comment on column shipment.to_collect is 'What the carrier was asked to take at the hand-over.';
comment on column shipment.asked_at is 'When it may have been ordered at the carrier: before it is ordered again it is looked for by its number.';
comment on column shipment.statuses is '[{code, at, city}], the carrier''s own, oldest first.';
comment on column shipment.failures is 'Why the carrier does not take it (domain/shipments/shipment-failure.ts).';
comment on column shipment.look_at is 'When the carrier is asked about it next; null = nothing more is going to happen.';
comment on column shipment.claimed_until is 'Somebody asks about it just now.';
-- presses at once come to one parcel
create unique index shipment_once on shipment (order_id) where step in ('ordering', 'made', 'callingOff');
create index shipment_due on shipment (look_at) where look_at is not null;
