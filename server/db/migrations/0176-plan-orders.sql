-- Plans of the subscription are sold: orders of the kind plan, by the shop itself.
alter table organization drop constraint organization_type_check,
  add constraint organization_type_check check (type in ('farmer', 'restaurant', 'tour_operator', 'shop'));
create unique index organization_one_shop on organization (type) where type = 'shop';

alter table category drop constraint category_trade_check,
  add constraint category_trade_check check (trade in ('farmer', 'restaurant', 'tour_operator', 'shop'));
insert into category (id, url_key, title, image, hue, position, trade) values
  (9502, 'plans', 'Подписка', 'food/basket.webp', 300, 9502, 'shop');

alter table shop_order drop constraint shop_order_delivery_kind_check,
  add constraint shop_order_delivery_kind_check check (delivery_kind in ('courier', 'pickup', 'cdek', 'tour', 'plan'));
alter table order_change drop constraint order_change_kind_check,
  add constraint order_change_kind_check
    check (kind in ('weigh', 'replace', 'cancelLine', 'edit', 'delivery', 'cancelPlaces', 'endTerm', 'claim'));

alter table subscription_plan add column product_id integer unique references product;
comment on column subscription_plan.product_id is 'What an order of it has in its line; null = it is not sold.';

create table plan_order (
  order_id integer primary key references shop_order on delete cascade,
  plan_code text not null references subscription_plan,
  subscription_id integer references subscription,
  from_at timestamptz,
  to_at timestamptz,
  check (from_at < to_at),
  check ((subscription_id is null) = (from_at is null) and (from_at is null) = (to_at is null))
);
comment on table plan_order is 'What an order of a plan is besides: the term it paid for.';
comment on column plan_order.subscription_id is 'Null = its money has not come, or it was not begun.';
create index plan_order_by_subscription on plan_order (subscription_id, from_at) where subscription_id is not null;
create index plan_order_by_end on plan_order (to_at) where to_at is not null;
