create or replace view order_item as
select id, order_id, product_id, position, title, image, unit, measure, is_weight, ordered_amount, picked_amount,
    missing_amount, spoilt_percent, replaces, options, substitution, final_price, actual_sum, line_sum, kept_sum
  from order_line;
comment on view order_item is 'What is in an order: things, how much of each was ordered and gathered, and what became of it. What it is sold for is in sold_line.';
