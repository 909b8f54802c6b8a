-- The money journal: double entry, append-only, every entry sums to nothing.
alter table organization add column commission_percent numeric(5, 2) check (commission_percent between 0 and 100);
comment on column organization.commission_percent is 'Of the goods'' price, by the seller''s contract. Null = the shop''s own per cent.';

create table journal_entry (
  id bigint generated always as identity primary key,
  cause text not null unique,
  kind text not null check (kind in ('payment', 'refund', 'settlement', 'bonus', 'payout')),
  order_id integer references shop_order,
  facts jsonb not null,
  at timestamptz not null
);
comment on column journal_entry.cause is 'What it was posted for, once: payment:<id>, refund:<id>, bonus:<id>, order:<id>:<number of its settlement>, payout:<key>.';
comment on column journal_entry.facts is 'What the lines were counted from; a later settlement of the order posts the difference.';
create index journal_entry_by_order on journal_entry (order_id, id);

create table journal_line (
  entry_id bigint not null references journal_entry,
  position smallint not null,
  account text not null
    check (account in ('gateway', 'bank', 'cash', 'customer', 'seller', 'courier', 'platform', 'tax', 'bonus')),
  owner text not null,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, position)
);
comment on column journal_line.owner is 'Id of the customer or organization, payment method, carrier; empty = the shop itself.';
comment on column journal_line.amount is 'Kopecks; above nothing = debit.';
create index journal_line_by_account on journal_line (account, owner) include (amount);

create function journal_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is never changed: post another entry';
end $$;
create trigger journal_entry_stays before update or delete or truncate on journal_entry
  for each statement execute function journal_stays();
create trigger journal_line_stays before update or delete or truncate on journal_line
  for each statement execute function journal_stays();

-- looked at when the transaction ends: the lines of an entry come one by one
create function journal_entry_balances() returns trigger language plpgsql as $$
declare
  total bigint;
begin
  select sum(amount) into total from journal_line where entry_id = new.entry_id;
  if total <> 0 then
    raise exception 'journal entry %: its lines sum to %', new.entry_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balances after insert on journal_line
  deferrable initially deferred for each row execute function journal_entry_balances();

create view journal_balance as
  select account, owner, sum(amount)::bigint as balance from journal_line group by account, owner;

-- Bonuses tell the books of themselves, whoever wrote them.
create function bonus_entry_tells() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, payload) values ('BonusMoved',
    json_build_object('entryId', new.id, 'customerId', new.customer_id, 'orderId', new.order_id));
  return null;
end $$;
create trigger bonus_entry_tells after insert on bonus_entry for each row execute function bonus_entry_tells();

-- What the journal reads of others ------------------------------------------------------------------------------

create view journal_settlement as
  select shop_order.id as order_id, customer_id, finished_at as at,
    jsonb_build_object(
      'customerId', customer_id,
      'organizationId', organization_id,
      'goods', goods_sum - discount_sum - promo_sum,
      'delivery', delivery_sum,
      'carrier', case delivery_kind when 'cdek' then 'cdek' else 'seller' end,
      'cash', case
        when payment_method in ('cashondelivery', 'banktransfer', 'urozhaj') then total_sum
        when is_rest_in_cash then greatest(0, total_sum - online)
        else 0 end) as facts
  from shop_order
    cross join lateral (select coalesce(sum(captured_amount - refunded_amount), 0) as online
      from payment where payment.order_id = shop_order.id and not is_surplus) as money
  where state = 'received';
comment on view journal_settlement is 'Orders that were handed over, with what they are worth by now.';

create view journal_due as
  select 'payment:' || payment.id as cause, 'payment' as kind, 1 as turn, order_id, customer_id,
    coalesce(settled_at, payment.created_at) as at,
    jsonb_build_object('method', method, 'customerId', customer_id, 'amount', captured_amount) as facts,
    null::jsonb as before, commission_percent
  from payment
    join shop_order on shop_order.id = order_id
    join organization on organization.id = organization_id
  where captured_amount > 0 and not exists (select from journal_entry where cause = 'payment:' || payment.id)
  union all
  select 'bonus:' || id, 'bonus', 2, order_id, customer_id, at,
    jsonb_build_object('kind', kind, 'customerId', customer_id, 'amount', amount), null, null
  from bonus_entry
  where not exists (select from journal_entry where cause = 'bonus:' || bonus_entry.id)
  union all
  select 'order:' || due.order_id || ':' || times + 1, 'settlement', 3, due.order_id, due.customer_id,
    case times when 0 then due.at end, due.facts, known.facts - 'commissionPercent',
    -- frozen by the first money, or by the first hand-over
    coalesce((select (entry.facts ->> 'commissionPercent')::numeric from journal_entry as entry
      where entry.order_id = due.order_id and entry.facts ? 'commissionPercent' order by entry.id limit 1),
      commission_percent)
  from journal_settlement as due
    join organization on organization.id = (due.facts ->> 'organizationId')::integer
    cross join lateral (select count(*) as times from journal_entry
      where order_id = due.order_id and kind = 'settlement') as past
    left join lateral (select facts from journal_entry
      where order_id = due.order_id and kind = 'settlement' order by id desc limit 1) as known on true
  where known.facts is null or known.facts - 'commissionPercent' <> due.facts
  union all
  select 'refund:' || refund.id, 'refund', 4, order_id, customer_id, done_at,
    jsonb_build_object('method', method, 'customerId', customer_id, 'amount', refund.amount), null, null
  from refund
    join payment on payment.id = payment_id
    join shop_order on shop_order.id = order_id
  where refund.status = 'done' and not exists (select from journal_entry where cause = 'refund:' || refund.id);
comment on view journal_due is 'Facts of money that have no entry yet, each with what its lines are counted from.';
