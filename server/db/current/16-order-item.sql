create or replace view order_item as
select id, order_id, product_id, position, title, image, unit, measure, is_weight, ordered_amount, picked_amount,
    missing_amount, spoilt_percent, replaces, substitution, final_price, actual_sum, line_sum, kept_sum,
    jsonb_build_object('price', price, 'ordered_quantity', ordered_quantity, 'agreed_amount', agreed_amount, 'options', options,
      'vat', vat, 'takes_promo', takes_promo) as terms
  from order_line;
comment on view order_item is 'What is in an order: things, how much of each was ordered and gathered, and what became of it. terms: its price, quantity, options and VAT as they were agreed. What it is sold for is in sold_line.';
