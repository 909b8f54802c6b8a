-- Who booked a place on a tour by telephone, as its organizer wrote them down.
create table hand_booking (
  id uuid primary key default uuidv7(),
  tour_date_id integer not null references tour_date,
  press uuid not null unique,
  name text not null check (length(name) between 1 and 100),
  phone text,
  people smallint not null check (people between 1 and 500),
  is_paid boolean not null,
  comment text not null default '',
  staff_id integer references staff_account on delete set null,
  at timestamptz not null,
  arrived_at timestamptz,
  canceled_at timestamptz
);
comment on table hand_booking is 'Places of a date that were given away past the shop, with a name; they are part of tour_date.taken_elsewhere. Forgotten ninety days after the date.';
comment on column hand_booking.press is 'The press that wrote it down: said again after a lost answer, it is one booking.';
create index hand_booking_of_date on hand_booking (tour_date_id, at);
create index hand_booking_of_staff on hand_booking (staff_id);
