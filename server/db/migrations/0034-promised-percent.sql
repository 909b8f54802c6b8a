-- An order promises a part of what will be paid for its goods: the part is kept, for a rounded sum does not grow with
-- an order as the money does. Of orders under way the least part that gives what they promised.
alter table bonus_promise add column accrual_percent smallint;
update bonus_promise set accrual_percent = least(100, ceil(ordered_amount * 100.0 / ordered_paid));
alter table bonus_promise
  alter column accrual_percent set not null,
  add constraint bonus_promise_percent check (accrual_percent between 0 and 100),
  drop column ordered_amount,
  drop column ordered_paid;
comment on column bonus_promise.accrual_percent is 'The programme of the day the order was placed, whole per cent of the money paid for its goods.';
