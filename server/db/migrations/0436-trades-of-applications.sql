-- The first page of a seller's site is laid out by its trade, which is named once.
alter table seller_application add column trade text
  check (trade in ('dairy', 'bakery', 'apiary', 'vegetables', 'fish', 'restaurant', 'guestHouse'));
comment on column seller_application.trade is 'As it was named when the seller began; null = began before it was kept.';
