-- Levels of a seller's programme, and what an order gave: a refund takes it back.
create table loyalty_level (
  organization_id integer not null references loyalty_program on delete cascade,
  from_sum kopecks not null check (from_sum > 0),
  title text not null check (length(title) between 1 and 30),
  accrual_percent smallint not null check (accrual_percent between 1 and 30),
  primary key (organization_id, from_sum)
);
comment on table loyalty_level is 'Who bought for so much here within a year is given more; below the first level the programme''s own per cent holds.';

alter table bonus_promise add column given_at timestamptz;
comment on table bonus_promise is 'What an order gives when it is received, by the level of the day it was placed; then what it gave.';
comment on column bonus_promise.given_at is 'Null: it is still awaited.';
comment on column bonus_promise.accrual_percent is 'Of the level on the day the order was placed, whole per cent of the money paid for its goods.';

alter table bonus_entry
  drop constraint bonus_entry_kind_check,
  drop constraint bonus_entry_check,
  drop constraint bonus_entry_check1,
  add constraint bonus_entry_kind_check check (kind in ('accrued', 'spent', 'returned', 'expired', 'withdrawn')),
  add constraint bonus_entry_sign check ((kind in ('spent', 'expired', 'withdrawn')) = (amount < 0)),
  add constraint bonus_entry_of_order check (kind not in ('spent', 'returned', 'withdrawn') or order_id is not null);
