-- Promo codes of the market. Its seller is null; the market bears the discount, so an order remembers whose cost it is.
alter table promo_code
  alter column organization_id drop not null,
  add column market_percent smallint not null default 0 check (market_percent between 0 and 100),
  add column max_discount integer check (max_discount > 0),
  add column budget integer check (budget > 0),
  add column is_first_order boolean not null default false,
  add column trades text[] not null default '{}',
  add column category_ids integer[] not null default '{}',
  add column seller_ids integer[] not null default '{}';
comment on column promo_code.organization_id is 'Null: a code of the market.';
comment on column promo_code.market_percent is 'Share of the discount that the market bears, per cent; the seller bears the rest.';
comment on column promo_code.budget is 'Maximum sum of the discounts of all orders, kopecks; null = none.';
comment on column promo_code.seller_ids is 'Where the code may be used, as trades and category_ids; empty = everywhere.';
create unique index promo_code_of_market on promo_code (code) where organization_id is null;

alter table shop_order add column promo_market_percent smallint not null default 0;
comment on column shop_order.promo_market_percent is 'Share of promo_sum that the market bears, per cent.';
alter table order_line add column takes_promo boolean not null default true;
comment on column order_line.takes_promo is 'False: the promo code of the order does not cover the line.';

alter table ledger_line
  drop constraint journal_line_account_check,
  add constraint ledger_line_account_check check (account in ('gateway', 'bank', 'cash', 'customer', 'seller', 'courier',
    'platform', 'tax', 'bonus', 'market_discount')) not valid;
