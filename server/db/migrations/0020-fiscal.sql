-- Receipts (54-ФЗ): every rouble taken or given back is told to the fiscal register.
alter table organization add column tax_system text not null default 'usn_income'
  check (tax_system in ('osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent', 'npd'));
comment on column organization.tax_system is 'Decides the VAT of the seller''s goods in receipts.';

create table receipt (
  id uuid primary key default uuidv7(),
  cause text not null unique,
  order_id integer not null references shop_order,
  kind text not null check (kind in ('prepayment', 'settlement', 'payment', 'refund', 'correction')),
  operation text not null check (operation in ('sell', 'sell_refund', 'sell_correction', 'sell_refund_correction')),
  payment text not null check (payment in ('electronic', 'cash', 'offset')),
  total kopecks not null check (total > 0),
  positions jsonb not null,
  corrects uuid unique references receipt,
  state text not null default 'new' check (state in ('new', 'sent', 'registered', 'failed')),
  register_id text unique,
  attempts smallint not null default 0,
  next_try_at timestamptz,
  failure text,
  document jsonb,
  url text,
  created_at timestamptz not null,
  registered_at timestamptz,
  check ((kind = 'correction') = (corrects is not null)),
  check ((state = 'registered') = (registered_at is not null)),
  check ((state in ('new', 'sent')) = (next_try_at is not null))
);
comment on column receipt.cause is 'What it is for, once: a payment, a refund, a hand-over.';
comment on column receipt.payment is 'offset: by money that has its receipt already; such a receipt takes no new money.';
comment on column receipt.state is 'new: written; sent: the register has it; registered: it has its number; failed: refused, a person has to look.';
comment on column receipt.register_id is 'The register''s own id of the receipt.';
comment on column receipt.next_try_at is 'When it is sent or asked about again; moved on by whoever works on it.';
comment on column receipt.document is 'Numbers of the fiscal document.';
create index receipt_by_order on receipt (order_id, id);
create index receipt_to_carry_on on receipt (next_try_at) where next_try_at is not null;

-- What was written into a receipt is never rewritten; only its way through the register goes on.
create function receipt_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.cause, old.order_id, old.kind, old.operation, old.payment, old.total,
      old.positions, old.corrects, old.created_at)
    is distinct from (new.id, new.cause, new.order_id, new.kind, new.operation, new.payment, new.total,
      new.positions, new.corrects, new.created_at)
    or (old.state = 'registered' and new.state <> 'registered') then
    raise exception 'a receipt is never changed: make a correction';
  end if;
  return new;
end $$;
create trigger receipt_stays before update or delete on receipt for each row execute function receipt_stays();

create function receipt_adds_up() returns trigger language plpgsql as $$
begin
  if new.total <> (select sum((position ->> 'sum')::bigint) from jsonb_array_elements(new.positions) as position) then
    raise exception 'receipt %: its rows do not add up to %', new.cause, new.total using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger receipt_adds_up before insert on receipt for each row execute function receipt_adds_up();

create view fiscal_order as
  select shop_order.id, state, payment_method, total_sum, ordered_promo, ordered_bonuses, ordered_delivery,
    coalesce((settlement.facts ->> 'cash')::integer, 0) as taken_sum,
    tax_system, legal_name as seller_name, tin as seller_tin, organization.phone as seller_phone,
    customer.email, customer.phone,
    (select jsonb_agg(to_jsonb(order_line) order by position, order_line.id)
      from order_line where order_id = shop_order.id) as lines,
    (select coalesce(jsonb_agg(jsonb_build_object('id', payment.id, 'amount', captured_amount)
        order by settled_at, payment.id), '[]')
      from payment where order_id = shop_order.id and captured_amount > 0) as payments,
    (select coalesce(jsonb_agg(jsonb_build_object('id', refund.id, 'amount', refund.amount)
        order by done_at, refund.id), '[]')
      from refund join payment on payment.id = payment_id
      where order_id = shop_order.id and refund.status = 'done') as refunds
  from shop_order
    join organization on organization.id = organization_id
    join customer on customer.id = shop_order.customer_id
    left join journal_settlement as settlement on settlement.order_id = shop_order.id;
comment on view fiscal_order is 'An order with everything its receipts are made of.';

create view receipt_money as
  select order_id, sum(case operation when 'sell' then total when 'sell_refund' then -total end)::bigint as told
  from receipt where payment <> 'offset' and kind <> 'correction' group by order_id;
comment on view receipt_money is 'Money the receipts of an order tell of: taken less given back.';

create view order_money as
  select shop_order.id as order_id,
    coalesce((select sum(captured_amount) from payment where order_id = shop_order.id), 0)
      - coalesce((select sum(refund.amount) from refund join payment on payment.id = payment_id
          where order_id = shop_order.id and refund.status = 'done'), 0)
      + coalesce((settlement.facts ->> 'cash')::integer, 0) as moved
  from shop_order left join journal_settlement as settlement on settlement.order_id = shop_order.id;
comment on view order_money is 'Money an order really moved: taken less given back, by whoever took it.';
