-- Lists are narrowed by what goods of a category say of themselves.
alter table category_listing add column attributes jsonb;
comment on column category_listing.attributes is 'As product.attributes; null = nothing is said.';
