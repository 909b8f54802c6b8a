-- Goods may also be missing or be other goods than ordered; a refund that was made at once may be contested.
alter table order_line add column missing_amount integer not null default 0 check (missing_amount >= 0);
comment on column order_line.missing_amount is 'Base units of what was charged for that did not come, or came as something else; not paid for.';

alter table order_claim
  add column kind text not null default 'spoilt' check (kind in ('spoilt', 'missing', 'wrong')),
  add column missing_amount integer check (missing_amount > 0),
  alter column spoilt_percent drop not null,
  add constraint order_claim_says_how_much check (
    (kind = 'spoilt') = (spoilt_percent is not null) and (kind = 'spoilt') = (missing_amount is null)),
  add column contest_state text check (contest_state in ('open', 'upheld', 'rejected')),
  add column contest_reason text not null default '',
  add column contested_at timestamptz,
  add column contest_answer text not null default '',
  add column contest_decided_at timestamptz,
  add constraint order_claim_contest check (
    (contest_state is null) = (contested_at is null)
    and (coalesce(contest_state, 'open') = 'open') = (contest_decided_at is null)
    and (contest_state is null or is_instant));
comment on table order_claim is 'The shopper says that a line came spoilt, is missing, or is not what was ordered.';
comment on column order_claim.missing_amount is 'Base units of the line that did not come, or came as something else.';
comment on column order_claim.contest_state is 'The seller says that money given back at once should not have been: upheld, the shop pays the seller for it. The shopper keeps it either way.';
create index order_claim_contested on order_claim (customer_id, contest_decided_at) where contest_state = 'upheld';
create index order_claim_seen on order_claim (decided_at) where is_instant and contest_state is null;
create index order_claim_open_contest on order_claim (order_id) where contest_state = 'open';

alter table journal_entry drop constraint journal_entry_kind_check,
  add constraint journal_entry_kind_check
    check (kind in ('payment', 'refund', 'settlement', 'bonus', 'payout', 'compensation'));
