-- Manual entries of the ledger: pairs that one person proposes and another approves.
alter table ledger_line
  drop constraint ledger_line_account_check,
  add constraint ledger_line_account_check check (account in ('gateway', 'bank', 'cash', 'customer', 'seller', 'courier',
    'platform', 'tax', 'bonus', 'market_discount', 'acquirer_fee', 'payout_in_transit', 'adjustment')) not valid;
alter table ledger_entry
  drop constraint ledger_entry_kind_check,
  add constraint ledger_entry_kind_check check (kind in ('payment', 'refund', 'settlement', 'bonus', 'payout',
    'compensation', 'merge', 'manual')) not valid;
comment on column ledger_entry.cause is 'What it was posted for, once: payment:<id>, refund:<id>, bonus:<id>, order:<id>:<number of its settlement>, payout:<key>, merge:<id of the closed account>:<number>, manual:<key>, reversal:<id of the manual entry that it undoes>.';
alter table office_approval
  drop constraint office_approval_kind_check,
  add constraint office_approval_kind_check check (kind in ('setRoles', 'invite', 'activate', 'terminateSeller',
    'refundMoney', 'setFeeRule', 'postEntry')) not valid;
