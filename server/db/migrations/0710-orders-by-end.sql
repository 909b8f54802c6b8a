-- outside a transaction
-- Reports of the office read the orders of all sellers that ended in a period.
drop index concurrently if exists shop_order_by_finished;
create index concurrently shop_order_by_finished on shop_order (finished_at) where finished_at is not null;
