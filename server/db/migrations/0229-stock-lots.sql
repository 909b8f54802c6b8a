-- Lots: what was made together, until when it is good, and which orders have it.
create table stock_lot (
  id integer generated always as identity primary key,
  product_id integer not null references stock on delete cascade,
  number text not null check (number <> ''),
  made_on date,
  best_before date,
  remaining integer not null check (remaining >= 0),
  created_at timestamptz not null,
  recalled_at timestamptz,
  recall_text text,
  unique (product_id, number),
  check (best_before >= made_on),
  check ((recalled_at is null) = (recall_text is null))
);
comment on table stock_lot is 'A lot of a product. What stands on the shelf in no lot came without a number.';
comment on column stock_lot.remaining is 'Base units on the shelf that no order has left with: the sum of its movements.';
comment on column stock_lot.recalled_at is 'When the customers who have it were last told.';
create index stock_lot_left on stock_lot (product_id) where remaining > 0;

create table stock_lot_movement (
  id bigint generated always as identity primary key,
  lot_id integer not null references stock_lot on delete cascade,
  change integer not null check (change <> 0),
  order_line_id bigint,
  at timestamptz not null
);
comment on table stock_lot_movement is 'Append-only. What an order took and gave back of a lot is the sum of its line.';
create index stock_lot_movement_of_lot on stock_lot_movement (lot_id, order_line_id);
create index stock_lot_movement_of_line on stock_lot_movement (order_line_id) where order_line_id is not null;
