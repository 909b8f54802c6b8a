-- What a customer keeps at hand. `added` puts the newest first: two of one millisecond have an order, too.
create table favorite_product (
  customer_id integer not null references customer on delete cascade,
  product_id integer not null references product on delete cascade,
  added bigint generated always as identity,
  primary key (customer_id, product_id)
);
comment on table favorite_product is 'Products a customer keeps at hand; the newest have the greatest `added`.';
create index favorite_product_product on favorite_product (product_id);

create table favorite_farmer (
  customer_id integer not null references customer on delete cascade,
  organization_id integer not null references organization on delete cascade,
  added bigint generated always as identity,
  primary key (customer_id, organization_id)
);
comment on table favorite_farmer is 'Sellers a customer keeps at hand; the newest have the greatest `added`.';
create index favorite_farmer_organization on favorite_farmer (organization_id);
