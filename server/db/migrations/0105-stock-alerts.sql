-- «Tell me when it is back», and notifications about no order.
create table stock_alert (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  product_id integer not null references product on delete cascade,
  place jsonb not null,
  created_at timestamptz not null,
  checked_at timestamptz,
  unique (customer_id, product_id)
);
comment on table stock_alert is 'A product a customer waits for at a place. Gone once they were told: the row and its event are one transaction.';
comment on column stock_alert.checked_at is 'When it was last looked at, for goods that are there but do not reach the place.';
create index stock_alert_product on stock_alert (product_id);
create index stock_alert_checked on stock_alert (checked_at nulls first, id);

alter table notification
  alter column order_id drop not null,
  add column organization_id integer references organization,
  add column path text check (path like '/%'),
  add constraint notification_about check ((order_id is null) = (organization_id is not null and path is not null));
comment on column notification.organization_id is 'Whose goods it is about, when it is about no order.';
comment on column notification.path is 'The page it leads to, when it is about no order.';
create unique index notification_once_of_thing on notification (customer_id, kind, step) where order_id is null;
