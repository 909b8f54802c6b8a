-- What a seller has sold since midnight is read without its past.
create index shop_order_of_seller_by_placed on shop_order (organization_id, placed_at);
