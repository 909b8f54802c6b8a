-- How long and how goods are kept decides by which ways they arrive while they are good.
alter table product
  add column shelf_days integer check (shelf_days >= 0),
  add column keeping text check (keeping in ('ambient', 'chilled', 'frozen', 'ice')),
  add column way_days smallint check (way_days between -101 and 100);
comment on column product.shelf_days is 'Read from shelf_life; null = it is not told.';
comment on column product.keeping is 'Read from storage; null = it was not read yet.';
comment on column product.way_days is 'The most days on the way that it bears: from 0 up by any way, below 0 by the seller''s own ways only, and then -1 - days. Null = the texts were not read yet; a migration that changes how they are read sets it to null.';
create index product_way_days_unread on product (id) where way_days is null;

alter table category_listing add column way_days smallint not null default -1;
alter table category_listing alter column way_days drop default;
comment on column category_listing.way_days is 'As product.way_days; what was not read yet is on ways of no days only.';
drop index category_listing_popularity, category_listing_price, category_listing_rating, category_listing_novelty,
  category_listing_unit_price, category_listing_ripening, category_listing_made;
create index category_listing_popularity on category_listing (category_id, popularity desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on, way_days);
create index category_listing_price on category_listing (category_id, final_price, product_id)
  include (organization_id, discount_percent, listed_on, ready_on, step_amount, traits, made_on, way_days);
create index category_listing_rating on category_listing (category_id, rating_rank desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on, way_days);
create index category_listing_novelty on category_listing (category_id, listed_on desc, product_id desc)
  include (organization_id, final_price, discount_percent, ready_on, step_amount, traits, made_on, way_days);
create index category_listing_unit_price on category_listing (category_id, unit_price, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on, way_days);
create index category_listing_ripening on category_listing (ready_on, popularity desc, product_id)
  include (organization_id, way_days) where category_id = 0 and ready_on is not null;
create index category_listing_made on category_listing (made_on desc, popularity desc, product_id)
  include (organization_id, way_days) where category_id = 0 and made_on is not null;

alter table category_seller_count add column way_days smallint not null default -1;
alter table category_seller_count alter column way_days drop default;
alter table category_seller_count drop constraint category_seller_count_pkey,
  add primary key (category_id, organization_id, way_days);
comment on table category_seller_count is 'How many products of a seller that bear the same days on the way a category lists; category 0 = everything.';

alter table product_search add column way_days smallint not null default -1;
alter table product_search alter column way_days drop default;
