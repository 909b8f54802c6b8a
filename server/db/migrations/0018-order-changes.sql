-- What becomes of an order after checkout: weighed, replaced, cancelled in part, edited, complained about.

-- Sums of the order are always the current ones; what was agreed with the shopper stands beside them.
alter table shop_order
  add column ordered_total kopecks,
  add column ordered_promo kopecks,
  add column ordered_bonuses kopecks,
  add column ordered_delivery kopecks;
update shop_order set ordered_total = total_sum, ordered_promo = promo_sum, ordered_bonuses = bonus_sum,
  ordered_delivery = delivery_sum;
comment on column shop_order.ordered_total is 'What the shopper agreed to pay at most: at checkout, by an edit, or by a yes to a proposal.';
comment on column shop_order.ordered_promo is 'Agreed discount of the promo code; promo_sum is what is left of it with the goods that come.';
comment on column shop_order.ordered_bonuses is 'Agreed bonuses; bonus_sum is what stays spent with the goods that come.';

alter table order_line
  add column actual_sum kopecks,
  add column agreed_amount integer check (agreed_amount > 0),
  add column spoilt_percent smallint not null default 0 check (spoilt_percent between 0 and 100),
  add column replaces bigint references order_line on delete cascade,
  -- a product may come a second time instead of another one
  drop constraint order_line_order_id_product_id_key;
create index order_line_by_order on order_line (order_id, position);
create index order_line_replacing on order_line (replaces) where replaces is not null;
update order_line set actual_sum = line_sum;
comment on column order_line.actual_sum is 'After the special price, as it stands: by what was picked, without what was spoilt.';
comment on column order_line.agreed_amount is 'Base units the shopper agreed to pay for above what was ordered; null = nothing above.';
comment on column order_line.replaces is 'The line it came instead of; that one has picked nothing of its own, or less.';

create function shop_order_is_agreed() returns trigger language plpgsql as $$
begin
  new.ordered_total := coalesce(new.ordered_total, new.total_sum);
  new.ordered_promo := coalesce(new.ordered_promo, new.promo_sum);
  new.ordered_bonuses := coalesce(new.ordered_bonuses, new.bonus_sum);
  new.ordered_delivery := coalesce(new.ordered_delivery, new.delivery_sum);
  return new;
end $$;
create trigger shop_order_is_agreed before insert on shop_order for each row execute function shop_order_is_agreed();
create function order_line_begins() returns trigger language plpgsql as $$
begin
  new.actual_sum := coalesce(new.actual_sum, new.line_sum);
  return new;
end $$;
create trigger order_line_begins before insert on order_line for each row execute function order_line_begins();
alter table shop_order
  alter column ordered_total set not null,
  alter column ordered_promo set not null,
  alter column ordered_bonuses set not null,
  alter column ordered_delivery set not null;
alter table order_line alter column actual_sum set not null;

create table order_change (
  id uuid primary key default uuidv7(),
  order_id integer not null references shop_order,
  kind text not null check (kind in ('weigh', 'replace', 'cancelLine', 'edit', 'claim')),
  state text not null check (state in ('proposed', 'applied', 'declined', 'expired')),
  actor text not null check (actor in ('user', 'farmer', 'admin', 'system')),
  actor_id integer,
  reason text not null default '',
  wish jsonb not null,
  lines jsonb not null,
  total_before kopecks not null,
  total_after kopecks not null,
  created_at timestamptz not null,
  answer_before timestamptz,
  decided_by text check (decided_by in ('user', 'farmer', 'admin', 'system')),
  decided_at timestamptz,
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'proposed' or answer_before is not null)
);
comment on table order_change is 'Every change of an order since checkout: who, why, what, and what it did to the sum. What is decided stays.';
comment on column order_change.wish is 'What was asked for; a proposal is carried out by it when the shopper says yes.';
comment on column order_change.lines is 'The lines it touches, before and after.';
comment on column order_change.answer_before is 'Until when the shopper may answer a proposal; silence means no.';
create index order_change_by_order on order_change (order_id, created_at);
create index order_change_unanswered on order_change (answer_before) where state = 'proposed';

create function order_change_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'proposed' or new.state = 'proposed' then
    raise exception 'a change of an order stays as it is: make another one';
  end if;
  if (old.id, old.order_id, old.kind, old.actor, old.actor_id, old.reason, old.wish, old.created_at, old.answer_before)
    is distinct from
    (new.id, new.order_id, new.kind, new.actor, new.actor_id, new.reason, new.wish, new.created_at, new.answer_before)
  then
    raise exception 'deciding about a proposal does not rewrite it';
  end if;
  return new;
end $$;
create trigger order_change_stays before update or delete on order_change
  for each row execute function order_change_stays();

create table order_claim (
  id uuid primary key default uuidv7(),
  order_id integer not null references shop_order,
  order_line_id bigint not null references order_line,
  customer_id integer not null references customer,
  spoilt_percent smallint not null check (spoilt_percent between 1 and 100),
  comment text not null default '',
  state text not null check (state in ('waiting', 'accepted', 'declined')),
  is_instant boolean not null default false,
  refund kopecks not null,
  change_id uuid references order_change,
  decided_by text check (decided_by in ('farmer', 'admin', 'system')),
  decision_reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'accepted') = (change_id is not null))
);
comment on table order_claim is 'The shopper says that a line came spoilt, with a photo.';
comment on column order_claim.is_instant is 'Small enough to be given back at once; one such in a month for each shopper.';
comment on column order_claim.refund is 'Money it gives back: asked for while it waits, given when it is accepted.';
create unique index order_claim_one_per_line on order_claim (order_line_id) where state <> 'declined';
create index order_claim_by_order on order_claim (order_id, created_at);
create index order_claim_instant on order_claim (customer_id, created_at) where is_instant;

create table order_claim_photo (
  id uuid primary key default uuidv7(),
  claim_id uuid not null references order_claim on delete cascade,
  position smallint not null,
  source text not null unique,
  unique (claim_id, position)
);
comment on column order_claim_photo.source is 'Key of the picture among those that only its owner and the staff see.';

-- an order gives bonuses back by parts
alter table bonus_entry
  add column step text not null default '',
  drop constraint bonus_entry_order_id_kind_key,
  add constraint bonus_entry_once unique (order_id, kind, step);
comment on column bonus_entry.step is 'Tells entries of one kind of an order apart: the change that gave bonuses back.';
-- what an order will give follows the money paid for its goods
alter table bonus_promise
  add column ordered_amount integer,
  add column ordered_paid kopecks;
update bonus_promise set ordered_amount = amount, ordered_paid = greatest(total_sum - delivery_sum, 1)
  from shop_order where shop_order.id = order_id;
alter table bonus_promise
  alter column ordered_amount set not null,
  alter column ordered_paid set not null,
  drop constraint bonus_promise_amount_check,
  add constraint bonus_promise_whole check (amount >= 0 and amount % 100 = 0);
comment on column bonus_promise.ordered_paid is 'Money to be paid for the goods when ordered_amount was promised.';
