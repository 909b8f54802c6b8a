-- Steps towards a purchase, told once each; what is kept of a deed names nobody.

alter table analytics_event drop constraint shopper_event_kind_check;
alter table analytics_event add constraint analytics_event_kind_check check (kind in (
  'accept-cookies', 'withdraw-cookies', 'show-cart', 'add-product-to-wishlist', 'search-result-click',
  'view-list', 'view-product', 'add-to-cart', 'begin-checkout', 'order-placed', 'order-paid'));
alter table analytics_event add column event_id text check (length(event_id) between 8 and 40);
comment on column analytics_event.event_id is 'Made by whoever tells the event: told again, it is the same one.';
create unique index analytics_event_told on analytics_event (event_id) where event_id is not null;
-- a deed is counted and is nobody's; a consent is the proof of somebody's
update analytics_event set customer_id = null where kind <> 'accept-cookies';
comment on column analytics_event.customer_id is 'Of answers about cookies only.';
comment on column analytics_event.device_id is 'Only of devices whose visitor agreed.';

create table analytics_day (
  day date not null,
  kind text not null,
  times integer not null,
  devices integer not null,
  primary key (day, kind)
);
comment on table analytics_day is 'How often a thing was done on a day of Moscow; the last days are counted anew every hour, older ones outlive their events.';
