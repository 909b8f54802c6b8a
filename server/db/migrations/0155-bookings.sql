-- Bookings of tours: orders of the kind tour, with whoever goes, and those who wait for a place (spec 7.8).
alter table stock_hold drop constraint stock_hold_cause_check,
  add constraint stock_hold_cause_check check (cause in ('checkout', 'payment', 'offer'));

create table booking (
  order_id integer primary key references shop_order on delete cascade,
  tour_date_id integer not null references tour_date,
  prepayment_percent smallint not null check (prepayment_percent between 1 and 100),
  cancellation jsonb not null,
  confirm_before timestamptz not null,
  checked_at timestamptz,
  checked_by integer
);
comment on table booking is 'What an order of a tour is besides: its date, and the terms it was made on.';
comment on column booking.confirm_before is 'The organizer answers until then, or it ends with all money back.';
comment on column booking.checked_at is 'When its ticket was first shown at the meeting point.';
create index booking_by_date on booking (tour_date_id, order_id);

create table booking_place (
  order_line_id bigint primary key references order_line on delete cascade,
  order_id integer not null references booking on delete cascade,
  kind text not null check (kind in ('adult', 'child', 'group')),
  title text not null,
  name text not null default ''
);
comment on column booking_place.name is 'Who goes, as on the ticket; empty = not said.';
create index booking_place_by_order on booking_place (order_id, order_line_id);

create table tour_waiting (
  id uuid primary key default uuidv7(),
  tour_date_id integer not null references tour_date,
  customer_id integer not null references customer,
  people smallint not null check (people between 1 and 30),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'booked', 'missed', 'left', 'closed')),
  joined_at timestamptz not null,
  offered_until timestamptz,
  hold_id uuid,
  check ((state = 'offered') = (offered_until is not null)),
  check ((state = 'offered') = (hold_id is not null))
);
comment on table tour_waiting is 'Who waits for a place on a date; what is offered is held for them.';
create unique index tour_waiting_once on tour_waiting (tour_date_id, customer_id) where state in ('waiting', 'offered');
create index tour_waiting_turn on tour_waiting (tour_date_id, joined_at, id) where state = 'waiting';
create index tour_waiting_offered on tour_waiting (offered_until) where state = 'offered';
create index tour_waiting_by_customer on tour_waiting (customer_id, joined_at desc);
