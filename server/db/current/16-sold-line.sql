-- A line of an order with its amounts, read by the ledger, receipts, statistics and order totals: actual_sum −
-- promo_sum = sold_sum, which the seller earns; promo_sum is the seller's part of the discount. payable_sum, which the
-- customer pays, is less than sold_sum by bonus_sum and by the market's part of the discount. An outer join, so that a
-- reader of lines alone does not pay for the order; every line has one. The shares of a promo code are those of
-- `promoShares` in domain/bearers, which a test compares with this view.
create or replace view sold_line as
select order_line.id,
    order_line.order_id,
    shop_order.organization_id,
    shop_order.customer_id,
    shop_order.order_group_id,
    order_line.product_id,
    order_line.title,
    shop_order.state,
    shop_order.placed_at,
    shop_order.finished_at,
    shop_order.state = 'received' or shop_order.kept_sum > 0 as is_sold,
    order_line.ordered_amount,
    order_line.picked_amount,
    case when order_line.kept_sum is null
      then coalesce(order_line.picked_amount, order_line.ordered_amount) - order_line.missing_amount else 0 end as amount,
    coalesce(order_line.picked_amount, order_line.ordered_amount) = 0 or order_line.missing_amount > 0 or order_line.spoilt_percent > 0
      or not order_line.is_weight and coalesce(order_line.picked_amount, order_line.ordered_amount) < order_line.ordered_amount as is_short,
    order_line.actual_sum,
    order_line.promo_sum - (order_line.promo_sum::bigint * shop_order.promo_market_percent / 100)::integer as promo_sum,
    order_line.actual_sum - order_line.promo_sum
      + (order_line.promo_sum::bigint * shop_order.promo_market_percent / 100)::integer as sold_sum,
    order_line.bonus_sum,
    order_line.actual_sum - order_line.promo_sum - order_line.bonus_sum as payable_sum
  from order_line left join shop_order on shop_order.id = order_line.order_id;
comment on view sold_line is 'Lines of orders with what each is sold for, kopecks. is_sold: the order was handed over, or its terms keep a part of its price. is_short: less came of it than was ordered, or it came spoilt.';
