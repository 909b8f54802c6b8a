-- Customers wait for a way to their place, and for a farm that rests.
alter table stock_alert add column awaits text not null default 'stock' check (awaits in ('stock', 'way'));
comment on column stock_alert.awaits is 'stock = goods that are gone; way = goods that nobody brings to the place.';

create table opening_alert (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  organization_id integer not null references organization on delete cascade,
  created_at timestamptz not null,
  unique (customer_id, organization_id)
);
comment on table opening_alert is 'A farm that takes no orders for a while and that a customer waits for. Gone once they were told: the row and its event are one transaction.';
create index opening_alert_seller on opening_alert (organization_id);
