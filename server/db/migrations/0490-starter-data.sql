-- Duties and synonyms of categories, and the starter rows as last applied.
alter table category
  add column synonyms text[] not null default '{}',
  add column required_papers text[] not null default '{}',
  add column marking_group text;
comment on column category.synonyms is 'Words and phrases by which its goods are found, beside its title.';
comment on column category.required_papers is 'Kinds of documents that its goods and those of the categories below require.';
comment on column category.marking_group is 'Group of compulsory marking of its goods and those of the categories below; null = as above it.';

create table starter_row (
  kind text not null,
  key text not null,
  base jsonb not null check (jsonb_typeof(base) = 'object'),
  applied_at timestamptz not null default shop_now(),
  primary key (kind, key)
);
comment on table starter_row is 'Starter data as last applied: the common ancestor of the operator''s row and the row of a later release.';

create function tell_category_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('category_changed', '');
  return null;
end $$;
create trigger category_changed after insert or update or delete on category
  for each statement execute function tell_category_changed();
