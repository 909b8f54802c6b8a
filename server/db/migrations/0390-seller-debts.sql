-- Money that a seller took without a gateway and has to give back by hand.
create table seller_debt (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order,
  -- of the change of the order that lowered what it costs; `cancel` = the order was cancelled
  cause text not null,
  amount kopecks not null check (amount > 0),
  state text not null default 'owed' check (state in ('owed', 'paid', 'disputed')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  way text check (way in ('sbp', 'cash', 'card')),
  paid_on date,
  paid_at timestamptz,
  note text not null default '',
  paid_by integer,
  disputed_at timestamptz,
  check (state = 'owed' or (way is not null and paid_on is not null and paid_at is not null)),
  check (state <> 'disputed' or disputed_at is not null),
  unique (order_id, cause)
);
comment on table seller_debt is 'What a seller owes customers of money the shop never held. The ledger of the shop has none of it.';
comment on column seller_debt.paid_by is 'The person of the seller, or the administrator, who said that it was given back.';
create index seller_debt_owed on seller_debt (order_id) where state <> 'paid';

-- what was taken beyond the total of its order before debts were written down
insert into seller_debt (order_id, cause, amount, created_at, due_at)
select id, 'before', taken - kept, shop_now(), shop_now() + interval '10 days' from (
  select shop_order.id, sum(offline_payment.amount) as taken,
    greatest(0, case shop_order.state when 'canceled' then shop_order.kept_sum else shop_order.total_sum end
      - (select coalesce(sum(captured_amount - refunded_amount), 0) from payment
          where payment.order_id = shop_order.id and not is_surplus)) as kept
    from offline_payment join shop_order on shop_order.id = offline_payment.order_id
   group by shop_order.id) as money
 where taken > kept;
