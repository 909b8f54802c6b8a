-- A site without a title is called as its seller is.
drop trigger seller_state_changed on organization;
create trigger seller_state_changed after update of is_enabled, is_hidden, type, title on organization
  for each row when (
    (old.is_enabled, old.is_hidden, old.type, old.title) is distinct from (new.is_enabled, new.is_hidden, new.type, new.title)
  ) execute function seller_state_changed();
