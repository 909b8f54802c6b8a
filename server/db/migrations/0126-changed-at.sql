-- When a page of a product or a recipe last changed, for lists that robots and readers take.

alter table product add column changed_at timestamptz not null default shop_now();
comment on column product.changed_at is 'When something that its page says of it was changed; prices of a while, stock and marks are not.';
update product set changed_at = created_at;

create function product_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := shop_now();
  return new;
end $$;
create trigger product_changed
  before update of title, description, composition, shelf_life, storage, nutrition, allergens, price, image, enabled, category_id, harvest_ready_on
  on product for each row
  when ((old.title, old.description, old.composition, old.shelf_life, old.storage, old.nutrition, old.allergens, old.price, old.image, old.enabled, old.category_id, old.harvest_ready_on)
    is distinct from
    (new.title, new.description, new.composition, new.shelf_life, new.storage, new.nutrition, new.allergens, new.price, new.image, new.enabled, new.category_id, new.harvest_ready_on))
  execute function product_changed();

alter table recipe add column published_at timestamptz not null default shop_now();
