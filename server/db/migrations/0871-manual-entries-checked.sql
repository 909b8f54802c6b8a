-- outside a transaction
alter table ledger_line validate constraint ledger_line_account_check;
alter table ledger_entry validate constraint ledger_entry_kind_check;
alter table office_approval validate constraint office_approval_kind_check;
-- kinds that are few among millions; pages of them are read from the newest on
drop index concurrently if exists ledger_entry_of_rare_kind;
create index concurrently ledger_entry_of_rare_kind on ledger_entry (kind, id)
  where kind in ('payout', 'payoutPaid', 'payoutReturn', 'compensation', 'acquirer_fee', 'manual', 'merge');
drop index concurrently if exists ledger_entry_of_payout;
create index concurrently ledger_entry_of_payout on ledger_entry (split_part(cause, ':', 2))
  where kind in ('payout', 'payoutPaid', 'payoutReturn');
