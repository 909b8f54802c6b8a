-- Money in two stages: held at the bank first, captured when the order leaves, at what the order costs then.
alter table payment
  add column purpose text not null default 'order' check (purpose in ('order', 'surcharge')),
  add column stages text not null default 'one' check (stages in ('one', 'two')),
  add column held_amount kopecks not null default 0,
  add column captured_amount kopecks not null default 0,
  add column capture_asked_at timestamptz,
  add column capture_attempts smallint not null default 0;
update payment set captured_amount = amount where status in ('paid', 'partiallyRefunded', 'refunded');
update payment set held_amount = amount, stages = 'two' where status = 'held';
alter table payment
  add constraint payment_returns_what_it_took check (refunded_amount <= captured_amount),
  add constraint payment_holds_while_held check ((status = 'held') = (held_amount > 0));
comment on column payment.purpose is 'order: pays what was agreed at checkout; surcharge: pays what a paid order costs more since.';
comment on column payment.stages is 'two: the bank only holds the money until it is captured.';
comment on column payment.held_amount is 'Held at the bank and not captured.';
comment on column payment.captured_amount is 'What the bank really took; returns do not lower it.';
comment on column payment.capture_asked_at is 'When the order left and its money was asked for; a job captures it.';
create index payment_to_capture on payment (capture_asked_at) where status = 'held' and capture_asked_at is not null;

-- money is asked for at most once at a time; what is held is not asked for any more
drop index payment_one_open_per_order;
create unique index payment_one_open_per_order on payment (order_id) where status in ('new', 'registered');
drop index payment_one_paid_per_order;
create unique index payment_one_paid_per_order on payment (order_id)
  where purpose = 'order' and status in ('held', 'paid', 'partiallyRefunded') and not is_surplus;

alter table shop_order
  add column held_sum kopecks not null default 0,
  add column is_rest_in_cash boolean not null default false;
comment on column shop_order.held_sum is 'Held on the shopper''s card for this order and not captured yet.';
comment on column shop_order.is_rest_in_cash is 'What online payments do not cover is paid when the order is handed over.';
