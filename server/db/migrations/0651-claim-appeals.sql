-- An appeal against the office's decision of a dispute, and who decided it first.
create table claim_appeal (
  claim_id uuid primary key references order_claim on delete cascade,
  side text not null check (side in ('customer', 'seller')),
  text text not null check (length(text) <= 1000),
  made_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'kept', 'changed')),
  answer text not null default '',
  decided_at timestamptz,
  decider_id integer references staff_account,
  check ((state = 'open') = (decided_at is null))
);
comment on table claim_appeal is 'The side that lost a dispute asks another person of the office to decide it again; once per claim.';
create index claim_appeal_open on claim_appeal (made_at) where state = 'open';
create index claim_appeal_by_decider on claim_appeal (decider_id) where decider_id is not null;
alter table order_claim add column decider_id integer;
comment on column order_claim.decider_id is 'Person of the office who decided the claim or its contest; null = the office did not, or before this column.';
