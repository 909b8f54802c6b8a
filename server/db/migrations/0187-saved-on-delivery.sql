-- What a free delivery of the subscription saved is known from the order on.
alter table shop_order
  add column saved_on_delivery kopecks,
  add constraint shop_order_saved_on_delivery check (saved_on_delivery is null or used_free_delivery);
comment on column shop_order.saved_on_delivery is 'What the courier would have cost; null: the subscription did not pay, or the order is older than this column.';
