-- Uses one free delivery of a customer's current month for an order.
create or replace function take_free_delivery(of_order integer, of_customer integer) returns void language plpgsql as $$
declare
  taken integer;
begin
  update subscription_month set used = used + 1 where customer_id = of_customer and is_current returning id into taken;
  if not found then
    raise exception 'customer % has no free deliveries', of_customer using errcode = 'check_violation';
  end if;
  insert into free_delivery_use (order_id, month_id) values (of_order, taken);
end $$;

-- Returns the free delivery of a cancelled order to its month, or to the month that follows it without a gap.
create or replace function give_free_delivery_back(of_order integer, of_customer integer) returns void language plpgsql as $$
declare
  taken subscription_month;
  current_one subscription_month;
begin
  select m.* into current_one from subscription_month m
    where m.customer_id = of_customer and m.is_current for no key update;
  update free_delivery_use set is_given_back = true where order_id = of_order and not is_given_back;
  if found and current_one.id is not null then
    select m.* into taken from free_delivery_use u join subscription_month m on m.id = u.month_id where u.order_id = of_order;
    if taken.id = current_one.id then
      update subscription_month set used = used - 1 where id = taken.id;
    elsif current_one.from_at <= taken.to_at + interval '1 day' then
      update subscription_month set returned = returned + 1 where id = current_one.id;
    else
      return;
    end if;
    update free_delivery_use set given_back_to = current_one.id where order_id = of_order;
  end if;
end $$;

create or replace function free_delivery_follows_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform take_free_delivery(new.id, new.customer_id);
  elsif new.state = 'canceled' and old.state <> 'canceled' then
    perform give_free_delivery_back(new.id, new.customer_id);
  end if;
  return null;
end $$;
