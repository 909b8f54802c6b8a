-- Whether a site is open depends on its seller, too.
create function site_of_seller_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('site_changed', uuid::text) from site where organization_id = new.id;
  return null;
end $$;
create trigger site_of_seller_changed after update of is_enabled, is_hidden, type on organization
  for each row when ((old.is_enabled, old.is_hidden, old.type) is distinct from (new.is_enabled, new.is_hidden, new.type))
  execute function site_of_seller_changed();
