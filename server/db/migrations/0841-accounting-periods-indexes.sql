-- outside a transaction
-- Late entries of a period, and receipts of a month. Built while the market works.
drop index concurrently if exists ledger_entry_late;
create index concurrently ledger_entry_late on ledger_entry (late_period) where late_period is not null;
drop index concurrently if exists receipt_by_moment;
create index concurrently receipt_by_moment on receipt (coalesce(registered_at, created_at));
alter table ledger_entry validate constraint ledger_entry_kind_check;
alter table ledger_line validate constraint ledger_line_account_check;
