-- Below how much a seller wants to be told that a product is running out.
create table stock_threshold (
  product_id integer primary key references stock on delete cascade,
  below integer not null check (below > 0),
  told_at timestamptz
);
comment on table stock_threshold is 'A seller is told when less than so much is left to sell: once, until there is enough again.';
comment on column stock_threshold.below is 'Base units.';
comment on column stock_threshold.told_at is 'Since when it has been known to be low; null = there is enough.';
