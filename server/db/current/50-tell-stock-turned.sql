create or replace function tell_stock_turned() returns trigger language plpgsql as $$
declare
  portion integer;
begin
  select case when is_weight then measure else 1 end into portion from product_title where id = new.product_id;
  if (old.kind = 'unlimited' or old.on_hand - old.allocated - old.held >= portion)
    is distinct from (new.kind = 'unlimited' or new.on_hand - new.allocated - new.held >= portion)
  then
    perform pg_notify('product_changed', new.product_id::text);
  end if;
  return null;
end $$;
