-- Bookings and plans are brought nowhere: an order of a booking keeps its meeting point, a plan has neither place nor
-- hours, and lines of both are counted without a unit. Dropping NOT NULL reads no rows; orders of before keep theirs.
alter table shop_order alter column place drop not null,
  alter column window_from_hour drop not null, alter column window_to_hour drop not null,
  add column meeting_point jsonb,
  add constraint shop_order_place_check check (place is not null or delivery_kind in ('tour', 'plan')) not valid,
  add constraint shop_order_hours_check
    check (window_from_hour is not null and window_to_hour is not null or delivery_kind = 'plan') not valid;
alter table order_line alter column unit drop not null;
