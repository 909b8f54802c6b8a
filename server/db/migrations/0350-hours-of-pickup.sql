alter table shop_order add column pickup_hours jsonb check (jsonb_typeof(pickup_hours) = 'array');
comment on column shop_order.pickup_hours is '[{from: "10:00", to: "13:00"}, …]: the parts of the day at which the order is handed over; null = from window_from_hour to window_to_hour.';
