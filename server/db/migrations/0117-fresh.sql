-- What was picked, milked or baked last, for the home page.
create index category_listing_made on category_listing (made_on desc, popularity desc, product_id) include (organization_id)
  where category_id = 0 and made_on is not null;
