-- Manual entries of the ledger: pairs that one person proposes and another approves.
comment on column ledger_entry.cause is 'What it was posted for, once: payment:<id>, refund:<id>, bonus:<id>, order:<id>:<number of its settlement>, payout:<key>, merge:<id of the closed account>:<number>, manual:<key>, reversal:<id of the manual entry that it undoes>.';
-- the lists are extended as they stand, so that they keep what other migrations have added
do $$
declare
  known text;
begin
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_line_account_check';
  alter table ledger_line drop constraint ledger_line_account_check;
  execute format('alter table ledger_line add constraint ledger_line_account_check check (%s or account = %L) not valid',
    known, 'adjustment');
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'ledger_entry_kind_check';
  alter table ledger_entry drop constraint ledger_entry_kind_check;
  execute format('alter table ledger_entry add constraint ledger_entry_kind_check check (%s or kind = %L) not valid',
    known, 'manual');
  select pg_get_expr(conbin, conrelid) into known from pg_constraint where conname = 'office_approval_kind_check';
  alter table office_approval drop constraint office_approval_kind_check;
  execute format('alter table office_approval add constraint office_approval_kind_check check (%s or kind = %L) not valid',
    known, 'postEntry');
end $$;
