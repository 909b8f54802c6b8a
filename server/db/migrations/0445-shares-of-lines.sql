-- The shares of a line in its order's promo code and bonuses, so that what a line was sold for is read and not counted.
alter table order_line
  add column promo_sum integer not null default 0,
  add column bonus_sum integer not null default 0;
comment on column order_line.promo_sum is 'The line''s share of the order''s promo_sum: the shares of all lines add up to it.';
comment on column order_line.bonus_sum is 'The line''s share of the order''s bonus_sum: the shares of all lines add up to it.';

-- Orders that were placed before get the shares that domain/orders/order-amounts.ts counts: in proportion, rounded down,
-- in the order of lines, so that the parts add up.
with recursive line as (
  select order_line.id, order_id, position, replaces, actual_sum, line_sum, ordered_promo, shop_order.promo_sum, shop_order.bonus_sum
    from order_line join shop_order on shop_order.id = order_id
   where shop_order.promo_sum > 0 or shop_order.bonus_sum > 0
), root as (
  select id, id as root_id from line where replaces is null
  union all
  select line.id, root.root_id from line join root on line.replaces = root.id
), promised as (
  select line.*, sum(line_sum) over up_to as so_far, sum(line_sum) over (partition by order_id) as whole
    from line where replaces is null window up_to as (partition by order_id order by position, id)
), agreed as (
  select id as root_id, line_sum as promised,
    case when whole = 0 then 0 else
      least(ordered_promo, whole) * so_far / whole - least(ordered_promo, whole) * (so_far - line_sum) / whole end as promo
    from promised
), charged as (
  select line.*, agreed.promised, agreed.promo, sum(actual_sum) over (partition by root.root_id) as whole,
    sum(actual_sum) over (partition by root.root_id order by position, line.id) as so_far
    from line join root using (id) join agreed using (root_id)
), kept as (
  select charged.*, case when promised = 0 then 0 else promo * least(whole, promised) / promised end as promo_kept from charged
), promo as (
  select kept.*, case when whole = 0 then 0 else
    promo_kept * so_far / whole - promo_kept * (so_far - actual_sum) / whole end as promo_share from kept
), after_promo as (
  select id, order_id, position, promo_share, bonus_sum, actual_sum - promo_share as left_sum,
    sum(actual_sum - promo_share) over (partition by order_id) as whole,
    sum(actual_sum - promo_share) over (partition by order_id order by position, id) as so_far
    from promo
)
update order_line set promo_sum = after_promo.promo_share, bonus_sum = case when whole = 0 then 0 else
    after_promo.bonus_sum * so_far / whole - after_promo.bonus_sum * (so_far - left_sum) / whole end
  from after_promo where after_promo.id = order_line.id and (promo_share > 0 or after_promo.bonus_sum > 0);
-- An order placed under an earlier rule may have kept a kopeck more or less: its dearest line takes the difference.
with lacking as (
  select distinct on (shop_order.id) order_line.id,
    shop_order.promo_sum - sum(order_line.promo_sum) over of_order as promo,
    shop_order.bonus_sum - sum(order_line.bonus_sum) over of_order as bonus
    from shop_order join order_line on order_id = shop_order.id
   where shop_order.promo_sum > 0 or shop_order.bonus_sum > 0
  window of_order as (partition by order_id)
   order by shop_order.id, actual_sum desc, order_line.id
)
update order_line set promo_sum = promo_sum + lacking.promo, bonus_sum = bonus_sum + lacking.bonus
  from lacking where lacking.id = order_line.id and (lacking.promo <> 0 or lacking.bonus <> 0);

-- A day's numbers are counted of the shares, too.
drop trigger numbers_follow_changed_line on order_line;
create trigger numbers_follow_changed_line after update on order_line
  for each row when (
    (old.product_id, old.actual_sum, old.promo_sum, old.line_sum, old.kept_sum, old.picked_amount, old.ordered_amount,
      old.missing_amount, old.spoilt_percent, old.is_weight, old.replaces)
    is distinct from
    (new.product_id, new.actual_sum, new.promo_sum, new.line_sum, new.kept_sum, new.picked_amount, new.ordered_amount,
      new.missing_amount, new.spoilt_percent, new.is_weight, new.replaces))
  execute function numbers_follow_line();
