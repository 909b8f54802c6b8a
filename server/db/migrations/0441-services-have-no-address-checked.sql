-- Reads the rows under a lock that lets them be written.
alter table shop_order validate constraint shop_order_place_check;
alter table shop_order validate constraint shop_order_hours_check;
