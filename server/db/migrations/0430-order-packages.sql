-- How many packages an order was packed into.
create table order_packages (
  order_id integer primary key references shop_order on delete cascade,
  total smallint not null check (total between 1 and 30),
  cold smallint not null check (cold between 0 and total),
  staff_id integer references staff_account on delete set null,
  at timestamptz not null
);
comment on table order_packages is 'Packages of an order, counted by its seller. An order without a row is one package.';
comment on column order_packages.cold is 'How many of them are kept cold.';
comment on column order_packages.staff_id is 'The member of staff who counted them last.';
create index order_packages_of_staff on order_packages (staff_id);
