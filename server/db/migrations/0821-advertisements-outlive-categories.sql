-- Advertisements follow a merged category; no removal of a category deletes them.
alter table featured_place drop constraint featured_place_category_id_fkey,
  add constraint featured_place_category_id_fkey foreign key (category_id) references category not valid;
alter table featured_place validate constraint featured_place_category_id_fkey;
