-- A shelf that a seller emptied by saying that the goods are not there; for a while it is taken back by one press.
create table shelf_emptying (
  id uuid primary key default gen_random_uuid(),
  product_id integer not null references stock on delete cascade,
  amount integer not null check (amount >= 0),
  was_unlimited boolean not null,
  at timestamptz not null,
  returned_at timestamptz,
  check (amount > 0 or was_unlimited)
);
comment on table shelf_emptying is 'What left the shelf because it was not found there.';
comment on column shelf_emptying.amount is 'Base units that were free. Zero when the goods were not counted before.';
comment on column shelf_emptying.was_unlimited is 'The goods were not counted before: taken back, they are not counted again.';
create index shelf_emptying_of_product on shelf_emptying (product_id, at desc) where returned_at is null;
