-- Push messages (RFC 8030): the devices that customers and people of sellers let us tell.
create table push_subscription (
  id integer generated always as identity primary key,
  customer_id integer references customer on delete cascade,
  customer_session uuid references customer_session on delete cascade,
  staff_id integer references staff_account on delete cascade,
  staff_session bytea references staff_token on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 30),
  created_at timestamptz not null,
  constraint push_subscription_is_somebodys check (
    ((customer_id is null) <> (staff_id is null))
    and (customer_id is null) = (customer_session is null)
    and (staff_id is null) = (staff_session is null))
);
comment on table push_subscription is 'A device that is told, as long as the session lives in which its person asked for it.';
comment on column push_subscription.endpoint is 'The address at the push service of the browser. Whoever knows it may be told apart by it, so it is in no log.';
comment on column push_subscription.p256dh is 'The public key of the browser, base64url: only the browser reads what is sent.';
create index push_subscription_customer on push_subscription (customer_id) where customer_id is not null;
create index push_subscription_customer_session on push_subscription (customer_session) where customer_session is not null;
create index push_subscription_staff on push_subscription (staff_id) where staff_id is not null;
create index push_subscription_staff_session on push_subscription (staff_session) where staff_session is not null;

alter table notification_delivery drop constraint notice_delivery_channel_check;
alter table notification_delivery add constraint notification_delivery_channel_check
  check (channel in ('sms', 'email', 'push'));
