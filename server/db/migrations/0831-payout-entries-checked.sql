-- outside a transaction
alter table ledger_line validate constraint ledger_line_account_check;
alter table ledger_entry validate constraint ledger_entry_kind_check;
