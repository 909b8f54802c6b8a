-- Money that a seller gave back by hand counts among what was returned.
create trigger numbers_follow_debt after insert or delete or update of state, amount on seller_debt
  for each row execute function numbers_follow_line();
