-- A site is a thing of its own, and several hosts may lead to it.
create temporary table host_before on commit drop as select * from site;
drop table site;
drop function site_changed();

create table site (
  uuid uuid primary key default gen_random_uuid(),
  organization_id integer not null references organization on delete cascade,
  mode text not null check (mode in ('saas', 'landing')),
  is_constructor boolean not null default false,
  title text check (length(title) between 1 and 120),
  is_published boolean not null default true
);
comment on table site is 'Sites of sellers: a shop of one seller or a page about it. Held in memory by each node.';
comment on column site.is_constructor is 'Made in the constructor of sites.';
comment on column site.title is 'What the site is called; null = as its seller is.';
comment on column site.is_published is 'False = its hosts say that the site is not available.';
create index site_by_organization on site (organization_id);

create table site_host (
  host text primary key check (host = lower(host) and host !~ '[:/]'),
  site_uuid uuid not null references site on delete cascade,
  kind text not null check (kind in ('ours', 'own')),
  state text not null check (state in ('waiting', 'verified', 'certified', 'failed'))
);
comment on table site_host is 'Names under which sites are opened; every other host is the marketplace itself.';
comment on column site_host.kind is 'ours = a name given by the shop; own = a domain of the seller.';
comment on column site_host.state is
  'waiting = the seller has not shown yet that the domain is theirs; verified = it leads to the site; certified = and has a certificate; failed = it was given up.';
create index site_host_by_site on site_host (site_uuid);

insert into site (organization_id, mode, is_constructor)
select distinct organization_id, mode, is_constructor from host_before;
insert into site_host (host, site_uuid, kind, state)
select host, site.uuid, 'ours', 'verified' from host_before join site using (organization_id, mode, is_constructor);

-- the demo's farmers had hosts without a row
insert into site (organization_id, mode)
select id, 'saas' from organization
 where type = 'farmer'
   and exists (select from audit_entry where entity = 'seller' and entity_id = organization.id::text and service = 'demo')
   and not exists (select from site where organization_id = organization.id and mode = 'saas' and not is_constructor);
insert into site_host (host, site_uuid, kind, state)
select slug || '.localhost', site.uuid, 'ours', 'verified'
  from site join organization on id = organization_id
 where mode = 'saas' and not is_constructor and type = 'farmer'
   and exists (select from audit_entry where entity = 'seller' and entity_id = organization.id::text and service = 'demo')
on conflict do nothing;

-- names the sites that changed; of very many at once only that they did
create function site_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', subject)
     from (select case when count(*) over () > 100 then '' else site_uuid::text end as subject
             from (select distinct site_uuid from changed) as one) as told
    group by subject;
  return null;
end $$;
create function site_itself_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', subject)
     from (select case when count(*) over () > 100 then '' else uuid::text end as subject from changed) as told
    group by subject;
  return null;
end $$;
create trigger site_added after insert on site
  referencing new table as changed for each statement execute function site_itself_changed();
create trigger site_changed after update on site
  referencing new table as changed for each statement execute function site_itself_changed();
create trigger site_removed after delete on site
  referencing old table as changed for each statement execute function site_itself_changed();
create trigger host_added after insert on site_host
  referencing new table as changed for each statement execute function site_changed();
create trigger host_changed after update on site_host
  referencing new table as changed for each statement execute function site_changed();
create trigger host_removed after delete on site_host
  referencing old table as changed for each statement execute function site_changed();
