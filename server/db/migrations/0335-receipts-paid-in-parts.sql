-- A receipt of the hand-over may be paid in part by an earlier prepayment and in part now.
alter table receipt add column offset_sum kopecks not null default 0;
comment on column receipt.offset_sum is 'Of the total, what is paid by money that has its receipt already.';
update receipt set offset_sum = total where payment = 'offset';
alter table receipt add constraint receipt_offset_check
  check (offset_sum <= total and (payment = 'offset') = (offset_sum = total));

create or replace function receipt_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.id, old.cause, old.order_id, old.kind, old.operation, old.payment, old.total,
      old.offset_sum, old.positions, old.corrects, old.created_at)
    is distinct from (new.id, new.cause, new.order_id, new.kind, new.operation, new.payment, new.total,
      new.offset_sum, new.positions, new.corrects, new.created_at)
    or (old.state = 'registered' and new.state <> 'registered') then
    raise exception 'a receipt is never changed: make a correction';
  end if;
  return new;
end $$;
