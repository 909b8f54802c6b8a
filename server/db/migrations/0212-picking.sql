-- What lies in the parcels while orders are gathered: no change of the order until something is missing or weighed.
create table picking_mark (
  order_line_id bigint primary key references order_line on delete cascade,
  amount integer not null check (amount >= 0),
  is_short boolean not null,
  version integer not null check (version > 0),
  staff_id integer references staff_account on delete set null,
  marked_at timestamptz not null
);
comment on table picking_mark is 'What was put into the parcel of an order, line by line. Weight goods are weighed instead.';
comment on column picking_mark.amount is 'Base units: sale steps.';
comment on column picking_mark.is_short is 'No more of it is to be found.';
comment on column picking_mark.version is 'Whoever marks a line says which version they saw: two who gather at once lose nothing of each other.';
