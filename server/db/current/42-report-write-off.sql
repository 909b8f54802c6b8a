create or replace view report_write_off as
select stock_movement.id, product.id as product_id, organization_id, at, (at at time zone 'Europe/Moscow')::date as day,
    case cause when 'found' then 'missing' else coalesce(reason, 'other') end as reason,
    round(-on_hand_delta::numeric * product.price / product.measure)::bigint as sum
  from stock_movement join product on product.id = stock_movement.product_id
 where cause in ('write-off', 'found');
comment on view report_write_off is 'Goods that sellers wrote off.
id: the movement of the stock. product_id, organization_id: the product and its seller. at, day: when, and the day of that in the time zone of the market.
reason: spoiled, broken, eaten, given, missing, recalled or other. sum: its amount at the present price, kopecks; below 0 = it was found again.';
