-- A seller who can not keep up takes no new orders for a while; what was ordered goes on.
alter table organization
  add column sales_paused_at timestamptz,
  add column sales_paused_until timestamptz,
  add constraint organization_pause_begins check (sales_paused_until is null or sales_paused_at is not null);
comment on column organization.sales_paused_at is 'Since when no new orders are taken; null = they are.';
comment on column organization.sales_paused_until is 'It ends by itself then; null = when somebody switches sales on again.';
create trigger tell_sales_paused after update of sales_paused_at, sales_paused_until on organization
  for each statement execute function tell_delivery_changed();
