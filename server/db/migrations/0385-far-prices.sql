-- A file may bring a price with a digit too many.
alter table goods_import_row add column is_price_far boolean not null default false;
comment on column goods_import_row.is_price_far is 'The price of a known product changes beyond twice: its seller is warned before the file is applied.';
