-- Money that the office returns to customers at the market's cost; the order's own sums stay.
alter table refund
  add column market_share integer not null default 0,
  add constraint refund_market_share_within_amount check (market_share between 0 and amount) not valid;
comment on column refund.market_share is 'Part of the amount at the market''s cost; it falls when the order''s own sums come to return that money.';

create table market_refund (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  member_id integer not null references office_member,
  amount integer not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 500),
  is_approved boolean not null,
  at timestamptz not null
);
comment on table market_refund is 'Money returned by a person of the office for an order at the market''s cost, kopecks; its refunds have the cause market:<id>.';
comment on column market_refund.is_approved is 'True = it was above the person''s limit and approved by another person, so it does not use up the limit.';
create index market_refund_by_order on market_refund (order_id, id);
create index market_refund_by_member on market_refund (member_id, at);

alter table office_approval
  drop constraint office_approval_kind_check,
  add constraint office_approval_kind_check
    check (kind in ('setRoles', 'invite', 'activate', 'terminateSeller', 'refundMoney')) not valid;
