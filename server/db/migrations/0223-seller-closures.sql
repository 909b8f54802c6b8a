-- Days off of a seller: a holiday of its own, a day of repairs. Nothing is gathered, brought or handed over.
create table seller_closure (
  organization_id integer not null references organization (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  primary key (organization_id, first_day),
  check (first_day <= last_day)
);
comment on table seller_closure is 'Days off of a seller, both included, in its own time zone.';
create trigger tell_delivery_changed after insert or update or delete on seller_closure
  for each statement execute function tell_delivery_changed();
