-- Dishes with options in carts and orders, and what an order at a restaurant is besides.
alter table cart_line
  add column options_key text not null default '' check (length(options_key) <= 500),
  drop constraint cart_line_pkey,
  add primary key (cart_id, product_id, options_key);
comment on column cart_line.options_key is 'Chosen options of a dish, in one form for one choice; empty for goods.';

alter table order_line
  add column options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  add column options_sum kopecks not null default 0,
  add constraint order_line_options_are_paid check (options_sum <= final_price);
comment on column order_line.options is 'Of a dish: what was chosen, with names and prices as they were. The line''s prices contain them.';
comment on column order_line.options_sum is 'What the options of one portion cost together.';

create table dinner_order (
  order_id integer primary key references shop_order on delete cascade,
  is_asap boolean not null,
  promised_from timestamptz not null,
  promised_to timestamptz not null,
  first_promised_to timestamptz not null,
  counted_from timestamptz not null,
  road_minutes smallint not null check (road_minutes between 0 and 240),
  cutlery smallint not null check (cutlery between 0 and 20),
  drop_off text not null check (drop_off in ('call', 'ring', 'leaveAtDoor', 'meetOutside')),
  accept_before timestamptz,
  accepted_at timestamptz,
  ready_at timestamptz,
  check (promised_from < promised_to),
  check (accept_before is null or accepted_at is null)
);
comment on table dinner_order is 'What an order at a restaurant is besides: when it is promised, and what its kitchen said.';
comment on column dinner_order.promised_to is 'As it stands; first_promised_to is what was promised when it was ordered.';
comment on column dinner_order.counted_from is '«As soon as possible» counts from it: the order was placed, or its money came.';
comment on column dinner_order.road_minutes is 'From the kitchen to the customer; 0 = they come for it.';
comment on column dinner_order.accept_before is 'The kitchen answers until then; null = it was not told yet (unpaid), or it answered, or the order ended.';
create index dinner_order_unanswered on dinner_order (accept_before) where accept_before is not null;
