-- Customers are told why a season is closed.
alter table organization add column sales_pause_reason text
  check (sales_pause_reason in ('harvestIsOver', 'winter', 'animalsRest', 'vacation', 'repair'));
comment on column organization.sales_pause_reason is 'Why no new orders are taken till sales_paused_until; null = it is not told.';
