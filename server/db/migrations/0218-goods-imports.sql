-- Files of goods that sellers send: what each row would do, and what became of it.
create table goods_import (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  staff_id integer references staff_account on delete set null,
  file_name text not null,
  state text not null default 'ready' check (state in ('ready', 'applying', 'done')),
  columns text[] not null,
  unknown_columns text[] not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'done') = (ended_at is not null))
);
comment on table goods_import is 'A file of goods that was read. Nothing of it is written until its state is applying; rows go some weeks later.';
create index goods_import_by_organization on goods_import (organization_id, id desc);

create table goods_import_row (
  import_id integer not null references goods_import on delete cascade,
  row integer not null check (row > 0),
  fate text not null check (fate in ('new', 'changed', 'same', 'wrong')),
  product_id integer,
  title text not null,
  changes jsonb not null,
  mistakes jsonb not null,
  outcome text check (outcome in ('written', 'stale', 'refused')),
  primary key (import_id, row)
);
comment on column goods_import_row.row is 'Its number in the file.';
comment on column goods_import_row.product_id is 'Which product it means; of a new one, which it has become.';
comment on column goods_import_row.changes is 'Column to what stood there when the file was read, and what the file says.';
comment on column goods_import_row.outcome is 'Written with the products in one transaction: a run that is cut goes on from the first row without one.';
create index goods_import_row_by_fate on goods_import_row (import_id, fate, row);
create index goods_import_row_waiting on goods_import_row (import_id, row) where outcome is null and fate in ('new', 'changed');
