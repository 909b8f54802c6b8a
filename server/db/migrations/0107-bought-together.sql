-- What people buy in one purchase more often than by chance.
create table bought_together (
  product_id integer not null references product on delete cascade,
  other_id integer not null references product on delete cascade,
  customers integer not null,
  lift real not null check (lift > 1),
  primary key (product_id, other_id)
);
comment on table bought_together is 'What goes with a product by received orders of different customers; made anew every night. Names nobody: a pair that few people bought is not kept.';
comment on column bought_together.lift is 'How many times more people bought both in one purchase than would by chance.';
