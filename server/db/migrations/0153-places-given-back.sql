-- A booking that is cancelled by the terms of its tour: the organizer keeps a part of the money.
alter table shop_order add column kept_sum kopecks not null default 0,
  add constraint shop_order_keeps check (kept_sum = 0 or state = 'canceled' and kept_sum = total_sum);
comment on column shop_order.kept_sum is 'Of a cancelled order: what stays paid by its terms; its lines say of what.';
alter table order_line add column kept_sum kopecks;
comment on column order_line.kept_sum is 'Places that were given back: nothing is brought, and so much of the price stays paid. Null = not given back.';
alter table order_change drop constraint order_change_kind_check,
  add constraint order_change_kind_check
    check (kind in ('weigh', 'replace', 'cancelLine', 'edit', 'delivery', 'cancelPlaces', 'claim'));
