-- Taking an attempt back at its gateway is written down before it is done: what the bank then still holds is let go.
alter table payment
  add column withdrawing_at timestamptz,
  add constraint payment_held_is_not_withdrawn check (status <> 'held' or withdrawing_at is null);
comment on column payment.withdrawing_at is 'When we began to take it back at the gateway. From then on nothing the bank holds of it is taken; null = we never did.';
