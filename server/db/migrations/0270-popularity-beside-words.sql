-- A search sorts up to thousands of matches by popularity: it stands beside the words, so that none is looked up for it.
-- The rows are laid anew with the popular ones first, as they are when all of them are made.
create temporary table searched on commit drop as
  select f.product_id, f.organization_id, f.vector, l.popularity
  from product_search f join category_listing l on l.category_id = 0 and l.product_id = f.product_id;
truncate product_search;
drop index product_search_vector;
alter table product_search add column popularity integer not null;
insert into product_search (product_id, organization_id, popularity, vector)
  select product_id, organization_id, popularity, vector from searched order by popularity desc;
create index product_search_vector on product_search using gin (vector) with (fastupdate = off);
analyze product_search;
