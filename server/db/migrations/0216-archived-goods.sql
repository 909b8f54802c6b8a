-- What is sold no more leaves every list of its seller and stays in the orders that have it.
alter table product
  add column archived_at timestamptz,
  add constraint product_archived_is_off_sale check (archived_at is null or not enabled);
comment on column product.archived_at is 'Since when its seller keeps it out of the lists; null = it is in them.';
