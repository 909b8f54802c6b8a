-- The shopper changes the day, the address or the recipient of an order: one more kind of change.
alter table order_change drop constraint order_change_kind_check,
  add constraint order_change_kind_check
    check (kind in ('weigh', 'replace', 'cancelLine', 'edit', 'delivery', 'claim'));
