-- The ledger tells a seller what became of the shelf: what was there after each movement, who made it and why.
alter table stock_movement
  add column on_hand_after integer,
  add column staff_id integer references staff_account on delete set null,
  add column reason text,
  add column note text,
  add column press uuid;
comment on column stock_movement.on_hand_after is 'What was on the shelf then; null = the shelf was not touched.';
comment on column stock_movement.reason is 'Why goods were written off.';
comment on column stock_movement.press is 'A key of whoever asks: what is asked for twice is done once.';

update stock_movement set on_hand_after = running.after
  from (select id, sum(on_hand_delta) over (partition by product_id order by id) as after from stock_movement) as running
 where running.id = stock_movement.id and on_hand_delta <> 0;

create unique index stock_movement_once on stock_movement (product_id, press) where press is not null;
create index stock_movement_of_shelf on stock_movement (product_id, id desc) where on_hand_delta <> 0;

create or replace function stock_enters_ledger() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, on_hand_delta, allocated_delta, held_delta, cause, on_hand_after)
    select product_id, on_hand, allocated, held, 'initial', nullif(on_hand, 0) from added
    where on_hand <> 0 or allocated <> 0 or held <> 0;
  return null;
end $$;

create or replace function stock_hold_moves_stock() returns trigger language plpgsql as $$
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
  insert into stock_movement (product_id, held_delta, allocated_delta, on_hand_delta, cause, order_line_id, on_hand_after)
    select new.product_id, held_change, allocated_change,
      case when kind = 'unlimited' then 0 else on_hand_change end, 'hold ' || new.state, new.order_line_id,
      case when kind <> 'unlimited' and on_hand_change <> 0 then on_hand end
    from stock where product_id = new.product_id;
  return new;
end $$;
