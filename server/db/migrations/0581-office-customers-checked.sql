-- outside a transaction
alter table customer_session validate constraint customer_session_end_reason_check;
drop index concurrently if exists customer_by_created;
create index concurrently customer_by_created on customer (created_at);
drop index concurrently if exists customer_blocked;
create index concurrently customer_blocked on customer (id) where blocked_at is not null;
