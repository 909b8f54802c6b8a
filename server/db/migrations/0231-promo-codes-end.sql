-- A seller ends a promo code before its last day.
alter table promo_code add column ended_at timestamptz;
comment on column promo_code.ended_at is 'Its seller ended it: it held till the day before. Null = it ends by itself.';
