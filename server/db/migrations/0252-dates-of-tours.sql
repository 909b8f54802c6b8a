-- A date of a tour is closed to sale for a while, and may cost other than its tour.
alter table tour_date add column sale_closed_at timestamptz;
comment on column tour_date.sale_closed_at is 'Since when it takes no bookings, though it takes place; null = it does.';

create table tour_date_price (
  tour_date_id integer not null references tour_date on delete cascade,
  tour_price_id integer not null references tour_price on delete cascade,
  price kopecks not null check (price > 0),
  primary key (tour_date_id, tour_price_id)
);
comment on table tour_date_price is 'Prices of a date that differ from those of its tour; what a date is without is sold at the price of the tour.';
create index tour_date_price_by_price on tour_date_price (tour_price_id);
