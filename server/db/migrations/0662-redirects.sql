-- Former addresses of pages and where they lead now.
create table content_redirect (
  id integer generated always as identity primary key,
  path text not null unique check (length(path) between 2 and 300 and path like '/%'),
  target text not null check (length(target) between 1 and 300),
  uses bigint not null default 0,
  last_used_on date,
  staff_id integer,
  saved_at timestamptz not null
);
comment on table content_redirect is 'Followed only where a page would be missing. Targets are no paths of other rows.';
comment on column content_redirect.uses is 'Counted by the nodes in batches; a node that dies loses the last seconds.';

create function tell_redirects_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('redirects_changed', '');
  return null;
end $$;
create trigger redirects_changed after insert or delete or update of path, target on content_redirect
  for each statement execute function tell_redirects_changed();
