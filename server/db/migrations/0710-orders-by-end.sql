-- outside a transaction
-- Reports of the office read the orders of all sellers that ended in a period.
create index concurrently if not exists shop_order_by_finished on shop_order (finished_at) where finished_at is not null;
