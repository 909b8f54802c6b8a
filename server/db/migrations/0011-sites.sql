-- What a host name resolves to: the marketplace, a seller's shop or a landing.
create table site (
  host text primary key check (host = lower(host) and host !~ '[:/]'),
  mode text not null check (mode in ('saas', 'landing')),
  organization_id integer not null references organization on delete cascade,
  is_constructor boolean not null default false,
  theme text not null default 'okolitsa'
);
comment on table site is 'Hosts of sellers; every other host is the marketplace itself. Held in memory by each node.';
create index site_by_organization on site (organization_id);
create function site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', '');
  return null;
end $$;
create trigger site_changed after insert or update or delete on site for each statement execute function site_changed();
