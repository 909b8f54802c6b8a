create or replace view product_details as
select id, description, composition, allergens, nutrition, storage, shelf_life, attributes, max_sale_quantity,
    production_schedule, harvest_ready_on, way_days, created_at, changed_at, image_alt, image_focus_x, image_focus_y,
    (select coalesce(jsonb_agg(jsonb_build_object('source', picture.source, 'alt', picture.alt, 'focusX', picture.focus_x,
        'focusY', picture.focus_y) order by picture.place), '[]')
       from product_picture as picture where picture.product_id = product.id) as further_pictures,
    (select coalesce(json_agg(json_build_object('price', special.price, 'from', lower(valid), 'to', upper(valid) - 1)), '[]')
       from special_price as special where special.product_id = product.id) as specials
  from product;
comment on view product_details is 'A thing that is sold as its own page and its form tell of it.';
