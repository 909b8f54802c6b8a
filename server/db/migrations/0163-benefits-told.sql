-- News may be about what the shop itself gives: bonuses, a subscription. It is of no seller then.
alter table notification drop constraint notification_about;
alter table notification add constraint notification_about
  check ((order_id is null) = (path is not null) and (order_id is null or organization_id is null));
comment on column notification.organization_id is
  'Whose goods it is about, when it is about no order; null then = about what the shop gives.';
