-- Accounts of one person that the office joins: the phone of the closed one signs in to the one that stays.
alter table customer
  add column merged_into integer,
  add constraint customer_merged_into_fkey foreign key (merged_into) references customer not valid,
  add constraint customer_merged_is_closed check (merged_into is null or (erased_at is not null and merged_into <> id)) not valid;
comment on column customer.merged_into is 'The account that this one became a part of, never a merged one; null = it stands for itself. Its phone stays as a second phone of that account.';

-- what a closed account gives away: the account that stays has an entry of its own
alter table bonus_entry
  drop constraint bonus_entry_kind_check,
  drop constraint bonus_entry_sign,
  add constraint bonus_entry_kind_check
    check (kind in ('accrued', 'spent', 'returned', 'expired', 'withdrawn', 'moved')) not valid,
  add constraint bonus_entry_sign check ((kind in ('spent', 'expired', 'withdrawn', 'moved')) = (amount < 0)) not valid;
alter table ledger_entry
  drop constraint journal_entry_kind_check,
  add constraint ledger_entry_kind_check
    check (kind in ('payment', 'refund', 'settlement', 'bonus', 'payout', 'compensation', 'merge')) not valid;
comment on column ledger_entry.cause is 'What it was posted for, once: payment:<id>, refund:<id>, bonus:<id>, order:<id>:<number of its settlement>, payout:<key>, merge:<id of the closed account>:<number>.';
