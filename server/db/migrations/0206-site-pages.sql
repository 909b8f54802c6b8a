-- Pages of sellers' sites: a draft that its people write, versions that were published.
create table site_page (
  id uuid primary key default gen_random_uuid(),
  site_uuid uuid not null references site on delete cascade,
  path text not null check (length(path) <= 80 and path ~ '^/([a-z0-9-]+(/[a-z0-9-]+)?)?$'),
  is_in_menu boolean not null default true,
  position integer not null default 0 check (position between 0 and 1000),
  draft jsonb not null,
  revision integer not null default 1 check (revision > 0),
  changed_at timestamptz not null,
  changed_by integer references staff_account on delete set null,
  published_version integer,
  unique (site_uuid, path)
);
comment on table site_page is 'Pages of sites of sellers.';
comment on column site_page.draft is 'Title, what search engines are told, and blocks, as they are written now.';
comment on column site_page.revision is 'Of the draft: whoever writes says which one they began with.';
comment on column site_page.changed_by is 'Null = a service of the shop.';
comment on column site_page.published_version is 'Null = nobody sees the page.';

create table site_page_version (
  page_id uuid not null references site_page on delete cascade,
  version integer not null check (version > 0),
  content jsonb not null,
  revision integer not null,
  published_at timestamptz not null,
  published_by integer references staff_account on delete set null,
  primary key (page_id, version)
);
comment on table site_page_version is 'What was published of a page: the latest fifty, and the one that is shown.';
comment on column site_page_version.revision is 'The draft it was made of: published twice it is still one version.';
alter table site_page add foreign key (id, published_version) references site_page_version (page_id, version)
  deferrable initially deferred;

-- names the sites whose visitors see something else now; of very many at once only that there are some
create function site_page_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_page_changed', subject)
     from (select case when count(*) over () > 100 then '' else site_uuid::text end as subject
             from (select distinct site_uuid from changed where published_version is not null) as one) as told
    group by subject;
  return null;
end $$;
-- a draft is written often and seen by nobody: only what visitors see is told
create function site_page_seen() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_page_changed', new.site_uuid::text);
  return null;
end $$;
create trigger site_page_added after insert on site_page
  referencing new table as changed for each statement execute function site_page_changed();
create trigger site_page_removed after delete on site_page
  referencing old table as changed for each statement execute function site_page_changed();
create trigger site_page_changed after update on site_page for each row
  when ((old.path, old.is_in_menu, old.position, old.published_version)
    is distinct from (new.path, new.is_in_menu, new.position, new.published_version)
    and (old.published_version is not null or new.published_version is not null))
  execute function site_page_seen();
