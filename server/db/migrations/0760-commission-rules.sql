-- Fees as data: rules with conditions and dates, and the terms that each order line freezes at the sale. Orders placed
-- before have no lines here and keep the per cent that their first ledger entry froze.
create table commission_rule (
  id integer generated always as identity primary key,
  organization_id integer references organization,
  category_id integer,
  category_depth smallint not null check (category_depth >= 0),
  trade text check (trade in ('goods', 'dinner', 'tour', 'membership')),
  channel text check (channel in ('market', 'site', 'widget')),
  delivery_kind text check (delivery_kind in ('courier', 'pickup', 'cdek', 'tour', 'plan')),
  basis_points smallint not null check (basis_points between 0 and 10000),
  floor integer not null check (floor >= 0),
  ceiling integer check (ceiling >= floor),
  fixed integer not null check (fixed >= 0),
  base text not null check (base in ('sold', 'price')),
  from_day date not null,
  until_day date check (until_day >= from_day - 1),
  made_by integer not null references office_member,
  made_at timestamptz not null,
  ended_at timestamptz,
  check ((category_id is null) = (category_depth = 0))
);
comment on table commission_rule is 'Fees of the market: under which conditions which fee applies, on which days of the market''s calendar. Terms and conditions never change; a null condition is any.';
comment on column commission_rule.category_id is 'With its subcategories. No reference: a rule of a removed category applies to nothing.';
comment on column commission_rule.category_depth is 'Number of categories from the root to this one when the rule was made.';
comment on column commission_rule.until_day is 'The day before from_day = ended before it began.';
create index commission_rule_by_seller on commission_rule (organization_id);

create table commission_notification (
  rule_id integer not null references commission_rule,
  organization_id integer not null references organization,
  is_end boolean not null,
  raised_on date,
  at timestamptz not null,
  primary key (rule_id, organization_id, is_end)
);
comment on table commission_notification is 'Sellers who were told of a rule (is_end: of its early end): in the cabinet by the rule itself, and by letter or SMS.';
comment on column commission_notification.raised_on is 'First day of a higher fee of anyone; null = the seller''s fee does not rise.';
create index commission_notification_by_seller on commission_notification (organization_id);

create table commission_line (
  order_line_id bigint primary key references order_line on delete cascade,
  order_id integer not null,
  rule_id integer references commission_rule,
  source text not null check (source in ('rule', 'contract', 'default')),
  basis_points smallint not null,
  floor integer not null,
  ceiling integer,
  fixed integer not null,
  base text not null,
  trade text not null,
  channel text not null,
  delivery_kind text not null,
  category_ids integer[] not null,
  at timestamptz not null,
  check ((source = 'rule') = (rule_id is not null))
);
comment on table commission_line is 'The fee of an order line as frozen at the sale: the rule, its terms, and what the line was when the rule was picked.';
create index commission_line_by_order on commission_line (order_id);
create index commission_line_by_time on commission_line using brin (at);

create table operator_vat (
  from_day date primary key,
  percent smallint not null check (percent in (0, 5, 7, 20, 22)),
  made_by integer references office_member,
  made_at timestamptz not null default shop_now()
);
comment on table operator_vat is 'VAT inside the fees of the operator, from a day on; 0 = without VAT. A fee takes the rate of the day on which it is recognised, and its corrections keep that rate.';
insert into operator_vat (from_day, percent) values ('2000-01-01', 22);

alter table shop_order add column sale_channel text;
comment on column shop_order.sale_channel is 'Where it was placed: market, site (of the seller), widget; null = before channels were recorded.';

-- sellers without a fee in their contract paid 10 per cent whatever the market had set; a higher setting is no notice
update organization set commission_percent = 10
 where commission_percent is null and type <> 'shop'
   and (select (settings -> 'fees' ->> 'commissionPercent')::numeric > 10 from market);

alter table office_approval
  drop constraint office_approval_kind_check,
  add constraint office_approval_kind_check
    check (kind in ('setRoles', 'invite', 'activate', 'terminateSeller', 'refundMoney', 'setFeeRule')) not valid;
