-- Nodes hear which products look otherwise on pages. What cards say is told by refresh_product_cards(); here, that the
-- last one was taken or that there are some again. Only orders and counts of stock that turn it are told, so that the
-- lock of NOTIFY is seldom taken. A portion is what one step of the quantity takes (domain/catalog/stock.ts).
create function tell_stock_turned() returns trigger language plpgsql as $$
declare
  portion integer;
begin
  select case when is_weight then measure else 1 end into portion from product where id = new.product_id;
  if (old.kind = 'unlimited' or old.on_hand - old.allocated - old.held >= portion)
    is distinct from (new.kind = 'unlimited' or new.on_hand - new.allocated - new.held >= portion)
  then
    perform pg_notify('product_changed', new.product_id::text);
  end if;
  return null;
end $$;
create trigger tell_stock_turned after update on stock for each row
  when (old.kind is distinct from new.kind
    or old.on_hand - old.allocated - old.held is distinct from new.on_hand - new.allocated - new.held)
  execute function tell_stock_turned();
