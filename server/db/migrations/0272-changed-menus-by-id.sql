-- What is announced of menus names the restaurant, so that pages of others stay as they are; a kind of kitchen is
-- everybody's. What a kitchen has run out of is told by the dish: nobody reads restaurants again for it.
create function tell_menu_of_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('menu_changed', coalesce(new.organization_id, old.organization_id)::text);
  return null;
end $$;
create function tell_dish_stopped() returns trigger language plpgsql as $$
begin
  -- combos of which it is a part, too
  perform pg_notify('product_changed', told.product_id::text) from (
    select new.product_id
    union
    select product_id from option_group join dish_option on group_id = option_group.id where dish_id = new.product_id
  ) as told;
  return null;
end $$;
create function tell_option_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('product_changed', product_id::text) from option_group where id in (new.group_id, old.group_id);
  return null;
end $$;
-- a question that goes takes its options with it, which find it no more
create function tell_option_group_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('product_changed', coalesce(new.product_id, old.product_id)::text);
  return null;
end $$;

create or replace trigger restaurant_changed after insert or update or delete on restaurant
  for each row execute function tell_menu_of_changed();
create or replace trigger restaurant_kitchen_changed after insert or update or delete on restaurant_kitchen
  for each row execute function tell_menu_of_changed();
create or replace trigger opening_hours_changed after insert or update or delete on opening_hours
  for each row execute function tell_menu_of_changed();
create or replace trigger opening_exception_changed after insert or update or delete on opening_exception
  for each row execute function tell_menu_of_changed();
create trigger menu_section_changed after insert or update or delete on menu_section
  for each row execute function tell_menu_of_changed();
create trigger dish_changed after insert or delete or update of organization_id, section_id, position, served_weekdays,
  served_from, served_to, is_spicy, is_meatless on dish
  for each row execute function tell_menu_of_changed();
create trigger dish_stopped after update of stopped_at, stopped_until on dish for each row
  when (old.stopped_at is distinct from new.stopped_at or old.stopped_until is distinct from new.stopped_until)
  execute function tell_dish_stopped();
create trigger option_changed after insert or update or delete on dish_option
  for each row execute function tell_option_changed();
create trigger option_group_changed after insert or update or delete on option_group
  for each row execute function tell_option_group_changed();
