-- Checks of goods by the office, the market's rule of them, and the categories of risk.
create table product_check (
  product_id integer primary key references product (id) on delete cascade,
  organization_id integer not null,
  state text not null check (state in ('draft', 'waiting', 'returned', 'hidden', 'accepted')),
  "time" text not null check ("time" in ('after', 'before')),
  version integer not null,
  accepted jsonb,
  proposed jsonb not null,
  is_wanted boolean not null,
  waits_since timestamptz,
  reason text check (reason in ('category', 'composition', 'picture', 'cures', 'papers', 'measure', 'other')),
  message text not null default '' check (length(message) <= 500),
  returned_at timestamptz,
  decided_at timestamptz,
  decided_by integer,
  previous jsonb,
  check ((state = 'waiting') = (waits_since is not null))
);
comment on table product_check is 'The last check of a product by the office. A product without a row is as the office knows it.';
comment on column product_check.accepted is 'Content that the office has accepted: title, texts, category, pictures. Null = none yet.';
comment on column product_check.is_wanted is 'True = its seller offers it for sale; product.enabled is also false while the check keeps it off sale.';
comment on column product_check.previous is 'State before the last decision, for taking it back.';
create index product_check_waiting on product_check (waits_since, product_id) where state = 'waiting';
create index product_check_of_seller on product_check (organization_id, returned_at);
create index product_check_unsettled on product_check (state, product_id) where state <> 'accepted';

create table goods_check_rule (
  id boolean primary key default true check (id),
  trusted_after smallint not null check (trusted_after between 0 and 100),
  fresh text not null check (fresh in ('nothing', 'after', 'before')),
  risky text not null check (risky in ('nothing', 'after', 'before')),
  changed text not null check (changed in ('nothing', 'after', 'before')),
  version integer not null default 1
);
comment on table goods_check_rule is 'When the office checks goods; without a row the default of the release applies.';

alter table category add column is_risky boolean not null default false;
comment on column category.is_risky is 'True = its goods and those of the categories below are checked by the rule for risky goods.';
update category set is_risky = true
 where trade = 'farmer' and url_key in ('molochnoe-i-syr', 'myaso-i-ptica', 'kolbasy-i-delikatesy', 'ryba', 'griby', 'griby-sushyonye', 'zagotovki', 'detyam');
