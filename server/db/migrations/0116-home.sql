-- What ripens soonest, for the home page.
create index category_listing_ripening on category_listing (ready_on, popularity desc, product_id) include (organization_id)
  where category_id = 0 and ready_on is not null;
