create or replace function numbers_follow_line() returns trigger language plpgsql as $$
begin
  insert into numbers_stale (organization_id, finished_at)
    select organization_id, finished_at from order_head join order_terms on order_terms.order_id = order_head.id
     where order_head.id in (old.order_id, new.order_id) and finished_at is not null;
  return null;
end $$;
