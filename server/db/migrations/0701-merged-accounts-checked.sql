-- outside a transaction
alter table customer validate constraint customer_merged_into_fkey;
alter table customer validate constraint customer_merged_is_closed;
alter table bonus_entry validate constraint bonus_entry_kind_check;
alter table bonus_entry validate constraint bonus_entry_sign;
alter table ledger_entry validate constraint ledger_entry_kind_check;
drop index concurrently if exists customer_merged;
create index concurrently customer_merged on customer (merged_into) where merged_into is not null;
