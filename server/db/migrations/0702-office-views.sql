-- Filters of lists that people of the office saved under a name.
create table office_view (
  id integer generated always as identity primary key,
  member_id integer not null references office_member,
  list text not null check (length(list) between 1 and 20),
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) between 1 and 500),
  is_shared boolean not null,
  saved_at timestamptz not null,
  unique (member_id, list, name)
);
comment on column office_view.query is 'Parameters of the address of the list.';
comment on column office_view.is_shared is 'Everybody who may open the list sees it.';
create index office_view_shared on office_view (list) where is_shared;
