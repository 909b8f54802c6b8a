-- Money of acquirers that arrives at the bank.
alter table register_source
  add column payer text,
  add constraint register_source_payer_check check (payer is null or kind = 'acquirer' and payer ~ '^(\d{10}|\d{12})$');
comment on column register_source.payer is 'Taxpayer number under which an acquirer pays its settlements into the bank account; null = unknown, its settlements are not posted. Several sources may have one payer.';
alter table register_row add column payer text;
comment on column register_row.payer is 'Taxpayer number of the payer of money that came into the bank account; null = not stated, another row, or a row of an earlier release.';
comment on column ledger_entry.cause is 'What it was posted for, once: payment:<id>, refund:<id>, bonus:<id>, order:<id>:<number of its settlement>, payout:<key>, merge:<id of the closed account>:<number>, manual:<key>, reversal:<id of the manual entry that it undoes>, acquirer-fee:<register file>:<period>, acquirer-register:<register file>:<period>, acquirer-payment:<row of a bank statement>.';
-- the list is extended as it stands, so that it keeps what other migrations have added
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_entry_kind_check';
  alter table ledger_entry drop constraint ledger_entry_kind_check;
  execute format('alter table ledger_entry add constraint ledger_entry_kind_check check (%s or kind = %L) not valid',
    known, 'acquirer_settlement');
end $$;
