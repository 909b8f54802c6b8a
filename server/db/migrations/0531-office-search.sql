-- outside a transaction
-- Indexes of the office's search and of the trail of an order. They are built while the market works.
drop index concurrently if exists customer_by_name;
create index concurrently customer_by_name on customer
  using gin (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops);
drop index concurrently if exists customer_by_phone_end;
create index concurrently customer_by_phone_end on customer (reverse(phone) text_pattern_ops);
drop index concurrently if exists customer_by_email;
create index concurrently customer_by_email on customer (lower(email) text_pattern_ops) where email is not null;
drop index concurrently if exists product_by_title;
create index concurrently product_by_title on product using gin (fold_text(title) gin_trgm_ops);
drop index concurrently if exists audit_entry_by_request;
create index concurrently audit_entry_by_request on audit_entry (request_id) where request_id is not null;
drop index concurrently if exists outbox_by_order;
create index concurrently outbox_by_order on outbox ((payload ->> 'orderId')) where payload ? 'orderId';
