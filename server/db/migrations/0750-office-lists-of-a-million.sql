-- outside a transaction
-- Indexes of the office's lists, for a market with a million orders and goods. They are built while the market works.
drop index concurrently if exists shop_order_under_way_by_placed;
create index concurrently shop_order_under_way_by_placed on shop_order (placed_at desc, id desc) include (state)
  where state not in ('received', 'canceled');
drop index concurrently if exists product_by_sku;
create index concurrently product_by_sku on product (lower(sku));
