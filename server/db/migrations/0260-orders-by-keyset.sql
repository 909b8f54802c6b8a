-- The past of a seller, and of all, is walked from its end and from any order in it; with the state in the index, what is
-- passed over or counted costs no rows. Whoever asks what was placed since a moment reads the same index.
drop index shop_order_of_seller_by_placed;
create index shop_order_of_seller_by_placed on shop_order (organization_id, placed_at desc, id desc) include (state);
drop index shop_order_by_placed;
create index shop_order_by_placed on shop_order (placed_at desc, id desc) include (state);
-- What is to be done is small beside what is over, and is listed by its day.
create index shop_order_under_way on shop_order (delivery_date, window_from_hour, id) include (organization_id, state)
  where state not in ('received', 'canceled');
