-- One purchase, many orders; each order has its own delivery, payment and failure.
create table purchase (
  id uuid primary key default uuidv7(),
  customer_id integer not null references customer,
  created_at timestamptz not null default now()
);
create index purchase_by_customer on purchase (customer_id, created_at desc);

create table idempotency_record (
  customer_id integer not null references customer on delete cascade,
  key text not null check (length(key) between 8 and 200),
  request_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (customer_id, key)
);
comment on column idempotency_record.answer is 'The words of the first answer, byte for byte (jsonb would reorder them). Null only inside the first transaction.';
create index idempotency_record_by_age on idempotency_record (created_at);
comment on table idempotency_record is 'Written first in the checkout transaction: the unique key makes a repeat wait and then get the first answer.';

create sequence order_number start with 104001;
create table shop_order (
  id integer primary key default nextval('order_number'),
  purchase_id uuid not null references purchase,
  customer_id integer not null references customer,
  organization_id integer not null references organization,
  cart_id uuid,
  delivery_kind text not null check (delivery_kind in ('courier', 'pickup', 'cdek', 'tour')),
  state text not null default 'formed'
    check (state in ('formed', 'booked', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer', 'received', 'canceled')),
  payment_method text not null
    check (payment_method in ('rbs', 'payanyway', 'paw', 'sbp', 'paybylink', 'urozhaj', 'banktransfer', 'cashondelivery')),
  payment_status text not null default 'open'
    check (payment_status in ('open', 'paid', 'partiallyPaid', 'cancelled', 'returned', 'partiallyReturned', 'issued', 'wait')),
  canceled_by text check (canceled_by in ('user', 'farmer', 'admin')),
  completed_by text check (completed_by in ('user', 'farmer', 'admin')),
  is_shared boolean not null default false,
  place jsonb not null,
  trade_place_id integer references trade_place,
  recipient_name text not null,
  recipient_phone text not null,
  comment text not null default '',
  delivery_date date not null,
  window_from_hour smallint not null,
  window_to_hour smallint not null,
  time_zone text not null,
  goods_sum kopecks not null,
  discount_sum kopecks not null default 0,
  promo_sum kopecks not null default 0,
  bonus_sum kopecks not null default 0,
  delivery_sum kopecks not null,
  total_sum kopecks not null,
  pay_before timestamptz,
  placed_at timestamptz not null default now(),
  finished_at timestamptz,
  -- goods are counted before the special prices' discount, so the sum is explained line by line
  constraint shop_order_adds_up check (total_sum = goods_sum - discount_sum - promo_sum - bonus_sum + delivery_sum),
  check ((state = 'canceled') = (canceled_by is not null)),
  check ((delivery_kind = 'pickup') = (trade_place_id is not null))
);
create unique index shop_order_once_per_cart on shop_order (cart_id, purchase_id);
create index shop_order_by_customer on shop_order (customer_id, placed_at desc, id desc);
create index shop_order_by_purchase on shop_order (purchase_id);
create index shop_order_unpaid on shop_order (pay_before) where pay_before is not null;

create table order_line (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  product_id integer not null references product,
  position smallint not null,
  title text not null,
  slug text not null,
  category_url_key text not null,
  image text not null,
  unit text not null,
  measure integer not null check (measure > 0),
  is_weight boolean not null,
  vat smallint,
  price kopecks not null,
  final_price kopecks not null,
  ordered_quantity integer not null check (ordered_quantity > 0),
  ordered_amount integer not null check (ordered_amount > 0),
  picked_amount integer check (picked_amount >= 0),
  line_sum kopecks not null,
  substitution text not null default 'none',
  unique (order_id, product_id),
  check (final_price <= price)
);
comment on column order_line.ordered_amount is 'Base units: grams or millilitres for weight goods, sale steps otherwise.';
comment on column order_line.picked_amount is 'What was really gathered, same units; null = not weighed yet.';
comment on column order_line.line_sum is 'final_price × ordered_quantity: the ceiling «не больше N ₽».';
alter table stock_hold add constraint stock_hold_order_line foreign key (order_line_id) references order_line on delete cascade;

create table order_transition (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('user', 'farmer', 'admin', 'system')),
  actor_id integer,
  reason text not null default '',
  at timestamptz not null default now()
);
create index order_transition_by_order on order_transition (order_id, id);

create table payment (
  id uuid primary key default uuidv7(),
  order_id integer not null references shop_order on delete cascade,
  method text not null,
  attempt smallint not null default 1,
  amount kopecks not null check (amount > 0),
  status text not null default 'new' check (status in ('new', 'registered', 'held', 'paid', 'declined', 'expired', 'canceled', 'refunded', 'partiallyRefunded')),
  gateway_number text not null unique,
  gateway_order_id text unique,
  pay_url text,
  payload text,
  qr_id text,
  qr_image text,
  refunded_amount kopecks not null default 0,
  failure text,
  is_surplus boolean not null default false,
  claimed_until timestamptz,
  next_check_at timestamptz,
  checks smallint not null default 0,
  created_at timestamptz not null default now(),
  registered_at timestamptz,
  settled_at timestamptz,
  expires_at timestamptz not null,
  unique (order_id, attempt),
  check (refunded_amount <= amount)
);
comment on column payment.gateway_number is 'Our order number at the gateway: derived from order and attempt, so a repeated registration can not charge twice.';
-- money is asked for at most once at a time
create unique index payment_one_open_per_order on payment (order_id) where status in ('new', 'registered', 'held');
create unique index payment_one_paid_per_order on payment (order_id) where status in ('paid', 'partiallyRefunded') and not is_surplus;
create index payment_to_check on payment (next_check_at) where next_check_at is not null;
create index payment_by_order on payment (order_id, attempt desc);
comment on column payment.is_surplus is 'Money that came for an order that could no longer take it (cancelled, or paid otherwise); it is returned in full.';
comment on column payment.claimed_until is 'One process talks to the gateway about this payment until then.';
comment on column payment.next_check_at is 'When the gateway is asked about it again; null = never, the last word was said.';
comment on column payment.qr_image is 'Base64 of the PNG the gateway drew.';

create table payment_event (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index payment_event_by_payment on payment_event (payment_id, id);

create table refund (
  id uuid primary key default uuidv7(),
  payment_id uuid not null references payment,
  -- what it is for, once: a repeated decision finds the same refund
  cause text not null,
  amount kopecks not null check (amount > 0),
  reason text not null,
  status text not null default 'new' check (status in ('new', 'done', 'failed')),
  attempts smallint not null default 0,
  claimed_until timestamptz,
  failure text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  unique (payment_id, cause)
);
create index refund_pending on refund (created_at) where status = 'new';
