create or replace view product_details as
select id, description, composition, allergens, nutrition, storage, shelf_life, vat, attributes, max_sale_quantity,
    production_schedule, harvest_ready_on, way_days, created_at, changed_at, image_alt, image_focus_x, image_focus_y
  from product;
comment on view product_details is 'A thing that is sold as its own page and its form tell of it.';
