create or replace function numbers_follow_refund() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select order_head.organization_id, order_terms.finished_at
      from payment join order_head on order_head.id = payment.order_id join order_terms on order_terms.order_id = order_head.id
     where payment.id in (old.payment_id, new.payment_id) and order_terms.finished_at is not null;
  return null;
end $$;
