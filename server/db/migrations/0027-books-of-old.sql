-- Money that moved before there was a journal is told to it as an event, and posted like everything else.
insert into outbox (topic, payload)
  select 'MoneyMoved', json_build_object('orderId', id) from shop_order
  where not exists (select from journal_entry where order_id = shop_order.id)
    and (state = 'received' or exists (select from payment where order_id = shop_order.id and captured_amount > 0))
  order by id;
insert into outbox (topic, payload)
  select 'BonusMoved', json_build_object('customerId', customer_id) from bonus_entry
  where not exists (select from journal_entry where cause = 'bonus:' || bonus_entry.id)
  group by customer_id;
