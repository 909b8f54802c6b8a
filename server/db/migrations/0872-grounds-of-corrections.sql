alter table receipt add column basis jsonb;
comment on column receipt.basis is 'Grounds of a correction: type (self, instruction), number of the order, day of the settlement; null = no correction, or one of an earlier release.';
create or replace function receipt_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.cause, old.order_id, old.kind, old.operation, old.payment, old.total,
      old.offset_sum, old.positions, old.corrects, old.basis, old.created_at)
    is distinct from (new.id, new.cause, new.order_id, new.kind, new.operation, new.payment, new.total,
      new.offset_sum, new.positions, new.corrects, new.basis, new.created_at)
    or (old.state = 'registered' and new.state <> 'registered') then
    raise exception 'a receipt is never changed: make a correction';
  end if;
  return new;
end $$;
