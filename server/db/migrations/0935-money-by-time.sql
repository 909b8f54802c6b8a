-- outside a transaction
-- the hourly check of receipts reads the money that moved lately
drop index concurrently if exists payment_by_settled;
create index concurrently payment_by_settled on payment (settled_at) where settled_at is not null;
drop index concurrently if exists refund_by_done;
create index concurrently refund_by_done on refund (done_at) where done_at is not null;
drop index concurrently if exists offline_payment_by_time;
create index concurrently offline_payment_by_time on offline_payment (at);
drop index concurrently if exists seller_debt_by_paid;
create index concurrently seller_debt_by_paid on seller_debt (paid_at) where paid_at is not null;
