-- A term is suggested where goods that are called so arrive while they are good.
alter table search_term
  add column own_days smallint[] not null default '{}',
  add column any_days smallint[] not null default '{}';
comment on column search_term.own_days is 'The most days that goods of each of organization_ids bear on the seller''s own way, as product.way_days says it: -1 - days. None = the term was made before it was counted.';
comment on column search_term.any_days is 'As own_days, of any way: from 0 up; below 0 = nothing of the seller goes by a carrier.';
