-- Whether a site is open depends on its seller, too: says which seller began or ceased to trade or to be shown.
create function seller_state_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('seller_state_changed', new.id::text);
  return null;
end $$;
create trigger seller_state_changed after update of is_enabled, is_hidden, type on organization
  for each row when ((old.is_enabled, old.is_hidden, old.type) is distinct from (new.is_enabled, new.is_hidden, new.type))
  execute function seller_state_changed();
