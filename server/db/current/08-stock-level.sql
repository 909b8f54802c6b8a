-- An outer join, so that a query of stock alone does not read the threshold.
create or replace view stock_level as
select stock.product_id, kind, on_hand, allocated, held, stock_threshold.below
  from stock left join stock_threshold on stock_threshold.product_id = stock.product_id;
comment on view stock_level is 'How much of a thing there is: on the shelf, promised to orders and held by those that are being paid; below which its seller is told.';
