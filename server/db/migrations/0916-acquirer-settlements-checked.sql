-- outside a transaction
alter table ledger_entry validate constraint ledger_entry_kind_check;
drop index concurrently if exists ledger_entry_of_settlement;
create index concurrently ledger_entry_of_settlement on ledger_entry (kind, id) where kind = 'acquirer_settlement';
drop index concurrently if exists register_row_of_payer;
create index concurrently register_row_of_payer on register_row (payer) where payer is not null;
