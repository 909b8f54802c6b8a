-- Lists show reviews with words or photos: stars alone, most of all reviews, are not walked through for a page of them.
create index review_shown_of_product on review (product_id, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is not null;
create index review_shown_of_seller on review (organization_id, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is null;
create index review_best_of_product on review (product_id, rating desc, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is not null;
create index review_best_of_seller on review (organization_id, rating desc, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is null;
create index review_worst_of_product on review (product_id, rating, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is not null;
create index review_worst_of_seller on review (organization_id, rating, created_at desc, id desc)
  where state = 'published' and (description <> '' or photos <> '{}') and product_id is null;
-- these count ratings; no list walks through them any more
drop index review_of_product;
drop index review_of_seller;
create index review_counted_of_product on review (product_id) include (rating)
  where state = 'published' and product_id is not null;
create index review_counted_of_seller on review (organization_id) include (rating)
  where state = 'published' and product_id is null;
drop index review_unanswered;
create index review_unanswered on review (organization_id, created_at desc, id desc)
  where state = 'published' and answer is null and description <> '';
