create or replace view stock_level as
select product_id, kind, on_hand, allocated, held from stock;
comment on view stock_level is 'How much of a thing there is: on the shelf, promised to orders and held by those that are being paid.';
