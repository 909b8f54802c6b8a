-- Stock of an order that waits for no money is promised by the statement that writes its hold: one change of the stock
-- row and one movement, under its lock, instead of two of each.
create or replace function stock_hold_moves_stock() returns trigger language plpgsql as $$
declare
  held_change integer := 0;
  allocated_change integer := 0;
  on_hand_change integer := 0;
begin
  if tg_op = 'INSERT' then
    if new.state = 'live' then
      held_change := new.amount;
    elsif new.state = 'committed' then
      allocated_change := new.amount;
    else
      raise exception 'stock_hold %: a hold begins live or promised', new.id using errcode = 'check_violation';
    end if;
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
