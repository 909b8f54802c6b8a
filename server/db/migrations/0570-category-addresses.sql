-- Former addresses of a category (keys of its pages, also of categories merged into it), and its version for editors.
alter table category add column old_keys text[] not null default '{}', add column version integer not null default 1;
