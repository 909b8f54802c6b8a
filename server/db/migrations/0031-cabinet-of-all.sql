-- The administrator's list goes over the orders of all sellers, the latest first.
create index shop_order_by_placed on shop_order (placed_at desc, id desc);
create index order_claim_waiting on order_claim (order_id) where state = 'waiting';
