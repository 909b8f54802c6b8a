-- The stock ledger with holds.
-- Amounts are base units: grams or millilitres for weight goods, sale steps for all others.
create table stock (
  product_id integer primary key references product on delete cascade,
  kind text not null check (kind in ('unlimited', 'counted', 'harvest')),
  on_hand integer not null default 0 check (on_hand >= 0),
  allocated integer not null default 0 check (allocated >= 0),
  held integer not null default 0 check (held >= 0),
  -- available = on_hand − allocated − held, and never below zero: overselling is impossible, not merely avoided
  constraint stock_never_oversold check (kind = 'unlimited' or on_hand - allocated - held >= 0)
);
comment on column stock.allocated is 'Promised to confirmed orders, not yet handed over.';
comment on column stock.held is 'Sum of live holds, kept by the trigger on stock_hold.';

create table stock_hold (
  id uuid primary key default uuidv7(),
  product_id integer not null references stock on delete cascade,
  amount integer not null check (amount > 0),
  cause text not null check (cause in ('checkout', 'payment')),
  order_line_id bigint,
  state text not null default 'live' check (state in ('live', 'committed', 'released', 'expired', 'handed_over')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'live') = (ended_at is null))
);
create unique index stock_hold_one_live_per_line on stock_hold (order_line_id) where state = 'live';
create index stock_hold_by_line on stock_hold (order_line_id);
create index stock_hold_expiring on stock_hold (expires_at) where state = 'live';

create table stock_movement (
  id bigint generated always as identity primary key,
  product_id integer not null,
  on_hand_delta integer not null default 0,
  allocated_delta integer not null default 0,
  held_delta integer not null default 0,
  cause text not null,
  order_line_id bigint,
  at timestamptz not null default now()
);
comment on table stock_movement is 'Append-only: the sums of the deltas equal the stock row, which `check:books` proves.';
create index stock_movement_by_product on stock_movement (product_id, id);

-- The first amount of a product enters the ledger too; per statement, since demo worlds insert a million at once.
create function stock_enters_ledger() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, on_hand_delta, allocated_delta, held_delta, cause)
    select product_id, on_hand, allocated, held, 'initial' from added
    where on_hand <> 0 or allocated <> 0 or held <> 0;
  return null;
end $$;
create trigger stock_enters_ledger after insert on stock referencing new table as added
  for each statement execute function stock_enters_ledger();

-- A hold moves the stock row in the same statement that writes it, so the two can not drift apart.
create function stock_hold_moves_stock() returns trigger language plpgsql as $$
declare
  held_change integer := 0;
  allocated_change integer := 0;
  on_hand_change integer := 0;
begin
  if tg_op = 'INSERT' then
    if new.state <> 'live' then
      raise exception 'stock_hold %: a hold begins live', new.id using errcode = 'check_violation';
    end if;
    held_change := new.amount;
  elsif old.amount <> new.amount or old.product_id <> new.product_id then
    raise exception 'stock_hold %: a hold keeps its amount', old.id using errcode = 'check_violation';
  elsif old.state = new.state then
    return new;
  elsif old.state = 'live' then
    held_change := -old.amount;
    if new.state = 'committed' then
      allocated_change := old.amount;
    elsif new.state = 'handed_over' then
      raise exception 'stock_hold %: handed over before it was committed', old.id using errcode = 'check_violation';
    end if;
  elsif old.state = 'committed' and new.state = 'released' then
    allocated_change := -old.amount;
  elsif old.state = 'committed' and new.state = 'handed_over' then
    allocated_change := -old.amount;
    on_hand_change := -old.amount;
  else
    raise exception 'stock_hold %: % -> % is not a step', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  -- what is unlimited is not counted down
  update stock
    set held = held + held_change,
        allocated = allocated + allocated_change,
        on_hand = on_hand + case when kind = 'unlimited' then 0 else on_hand_change end
    where product_id = new.product_id;
  insert into stock_movement (product_id, held_delta, allocated_delta, on_hand_delta, cause, order_line_id)
    select new.product_id, held_change, allocated_change,
      case when kind = 'unlimited' then 0 else on_hand_change end, 'hold ' || new.state, new.order_line_id
    from stock where product_id = new.product_id;
  return new;
end $$;
create trigger stock_hold_moves_stock after insert or update on stock_hold for each row execute function stock_hold_moves_stock();
