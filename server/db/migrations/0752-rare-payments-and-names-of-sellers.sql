-- outside a transaction
-- Orders of a payment state that few have, in the order of the list, and sellers by a part of their names.
drop index concurrently if exists shop_order_of_rare_payment;
create index concurrently shop_order_of_rare_payment on shop_order (payment_status, placed_at desc, id desc)
  where payment_status in ('open', 'wait', 'partiallyPaid', 'issued');
drop index concurrently if exists organization_by_names;
create index concurrently organization_by_names on organization
  using gin (fold_text(title || ' ' || legal_name) gin_trgm_ops);
